import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {hydrateRoot} from 'react-dom/client';
import {initialTexts, type Texts} from '../evaluate';
import {TOOLS} from '../loaders';
import type {Node} from '../view/ToolView';
import {leadsTo, textsIn} from './fragment';
import type {Signs} from './signs';
import ToolApp from './ToolApp';

/** What was entered into the form before. */
function entered(form: HTMLFormElement, initial: Texts): Texts {
  const data = new FormData(form);
  // A field that is not shown has no control.
  const shown = Object.keys(initial).filter((id) => form.elements.namedItem(id) !== null);
  const texts = shown.map((id) => {
    const text = data.get(id);
    return [id, typeof text === 'string' ? text : ''] as const;
  });
  return Object.fromEntries(texts.filter(([id, text]) => text !== initial[id]));
}

/**
 * Makes the tool of an element work, with all that was entered into it before.
 *
 * @param folder as in `askChosen`
 * @param signs what the reader did before
 * @returns a function that ends it
 * @throws when its code cannot be loaded
 */
export async function start(
  host: HTMLElement,
  name: string,
  folder: string,
  signs: Signs,
): Promise<() => void> {
  const load = TOOLS[name];
  const form = host.querySelector('form');
  if (!load || !form) return () => undefined;
  const {default: tool} = await load();
  const {facts: given, node: asked} = form.dataset;
  const facts: unknown = JSON.parse(given ?? 'null');
  const fields = tool.fields(facts);
  const {hash} = window.location;
  const initial = initialTexts(fields);
  const before = entered(form, initial);
  const early = {
    ...tool.begin?.(facts, new Date()),
    ...before,
    ...(leadsTo(name, hash) && textsIn(fields, hash)),
  };
  // React hydrates later, and does not see what is entered until then.
  const enteredSince = () =>
    Object.fromEntries(
      Object.entries(entered(form, initial)).filter(([id, text]) => text !== before[id]),
    );
  const node = asked === undefined ? undefined : (JSON.parse(asked) as Node);
  // As Docusaurus marks the page.
  const onHydrated = () => {
    host.dataset.hasHydrated = 'true';
  };
  const root = hydrateRoot(
    host,
    <ErrorBoundary fallback={({error}) => <p role="alert">{error.message}</p>}>
      <ToolApp {...{name, tool, facts, node, folder, early, enteredSince, signs, onHydrated}} />
    </ErrorBoundary>,
  );
  // React must not remove a root while it renders another.
  return () => void setTimeout(() => root.unmount());
}

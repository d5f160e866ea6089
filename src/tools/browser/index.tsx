import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {hydrateRoot} from 'react-dom/client';
import {initialTexts, type Texts} from '../evaluate';
import {TOOLS} from '../loaders';
import type {Node} from '../view/ToolView';
import {leadsTo, textsIn} from './fragment';
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
 * @param pressed the name of the button that was pressed before
 * @returns a function that ends it
 * @throws when its code cannot be loaded
 */
export async function start(
  host: HTMLElement,
  name: string,
  folder: string,
  pressed: () => string | undefined,
): Promise<() => void> {
  const load = TOOLS[name];
  const form = host.querySelector('form');
  if (!load || !form) return () => undefined;
  const {default: tool} = await load();
  const {facts: given, node: asked} = form.dataset;
  const facts: unknown = JSON.parse(given ?? 'null');
  const fields = tool.fields(facts);
  const {hash} = window.location;
  const early = {
    ...tool.begin?.(facts, new Date()),
    ...entered(form, initialTexts(fields)),
    ...(leadsTo(name, hash) && textsIn(fields, hash)),
  };
  const node = asked === undefined ? undefined : (JSON.parse(asked) as Node);
  // As Docusaurus marks the page.
  const onHydrated = () => {
    host.dataset.hasHydrated = 'true';
  };
  const root = hydrateRoot(
    host,
    <ErrorBoundary fallback={({error}) => <p role="alert">{error.message}</p>}>
      <ToolApp {...{name, tool, facts, node, folder, early, pressed: pressed(), onHydrated}} />
    </ErrorBoundary>,
  );
  // React must not remove a root while it renders another.
  return () => void setTimeout(() => root.unmount());
}

import {openPanel} from '@site/src/workbench/openPanel';
import {saveFile} from '@site/src/workbench/saveFile';
import {isStored} from '@site/src/workbench/endpoint/isStored';
import {builtState, currentState, subscribeToState} from '@site/src/workbench/endpoint/store';
import {useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import {completed, evaluate, initialTexts, type Texts} from '../evaluate';
import type {AnyTool, SavedFile} from '../types';
import ToolView, {type Node} from '../view/ToolView';
import {fragmentOf} from './fragment';
import type {Signs} from './signs';
import {loadAsking, useAction} from './useAction';

export interface Props {
  readonly name: string;
  readonly tool: AnyTool;
  readonly facts: unknown;
  readonly node: Node | undefined;
  /** As in `askChosen`. */
  readonly folder: string;
  /** Texts to begin with: those of a link, and what was entered before the tool was loaded. */
  readonly early: Texts;
  /** Called once, when the tool works. */
  readonly onHydrated: () => void;
  /** Texts that were entered after `early` was read. */
  readonly enteredSince: () => Texts;
  readonly signs: Signs;
}

/** How long nothing changes before results are announced, and written to the address, in milliseconds. */
const QUIET_MS = 600;

/** The node that the reader has chosen, as it is shown. */
function useShownNode(node: Node | undefined): Node | undefined {
  const {choice, replacements} = useSyncExternalStore(subscribeToState, currentState, builtState);
  if (!node) return undefined;
  if (choice?.kind === 'wallet') return {url: choice.name, name: ''};
  const url = replacements[node.url] ?? node.url;
  return url === node.url ? node : {url, name: ''};
}

/** A tool in the browser. Its first rendering is that of the page as built. */
export default function ToolApp(props: Props): ReactNode {
  const {name, tool, facts, folder, early, signs} = props;
  const fields = tool.fields(facts);
  const [texts, setTexts] = useState(() => initialTexts(fields));
  const [reading, setReading] = useState<unknown>();
  const [announced, setAnnounced] = useState('');
  const node = useShownNode(props.node);
  const hasChanged = useRef(false);
  const change = (next: Texts): void => {
    hasChanged.current = true;
    setTexts((before) => ({...before, ...next}));
  };
  const {running, run, stop} = useAction(tool, facts, folder, (acted) => {
    hasChanged.current = true;
    if (acted.reading !== undefined) setReading(acted.reading);
    if (acted.texts) change(acted.texts);
  });
  useEffect(() => {
    const since = props.enteredSince();
    const begun = completed(fields, {...early, ...since});
    hasChanged.current = signs.isChanged === true || Object.keys(since).length > 0;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The first rendering must be that of the page.
    setTexts(begun);
    if (signs.pressed !== undefined) run(signs.pressed, begun);
    props.onHydrated();
    // Without it, another node is shown than the one that will be asked.
    if (props.node && isStored())
      loadAsking()
        .then(({restore}) => restore(folder))
        .catch(() => undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- What came before is taken over once.
  }, []);

  const {faults, output} = useMemo(
    () => evaluate(tool, facts, texts, reading),
    [tool, facts, texts, reading],
  );
  const [last, setLast] = useState(output);
  if (output && output !== last) setLast(output);

  const said = Object.values(faults)[0] ?? output?.summary ?? '';
  const nextAnnouncement = useRef(said);
  /** Announces what a button did, also instead of a result that waits. */
  const announce = (text: string): void => {
    nextAnnouncement.current = text;
    setAnnounced(text);
  };
  useEffect(() => {
    if (!hasChanged.current) return undefined;
    nextAnnouncement.current = said;
    const timer = setTimeout(() => {
      setAnnounced(nextAnnouncement.current);
      if (tool.isShared === false) return;
      const fragment = fragmentOf(name, tool.fields(facts), texts);
      window.history.replaceState(window.history.state, '', fragment);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [said, texts, reading, name, tool, facts]);

  const copy = (text: string, done: string): void => {
    setAnnounced('');
    navigator.clipboard.writeText(text).then(
      () => announce(done),
      () => announce('The browser did not copy it.'),
    );
  };
  const handlers = {
    onText: (id: string, text: string) => change({[id]: text}),
    onAction: (id: string) => run(id, texts),
    onStop: stop,
    onChange: () => void openPanel().catch(() => undefined),
    onReset: () => {
      stop();
      setReading(undefined);
      change({...initialTexts(fields), ...tool.begin?.(facts, new Date())});
    },
    onLink: () => {
      const url = new URL(window.location.href);
      url.hash = fragmentOf(name, fields, texts);
      copy(url.href, 'The link was copied.');
    },
    onSave: ({name, type, content}: SavedFile) => {
      saveFile(name, type, content);
      announce(`${name} was saved.`);
    },
    onFill: (filled: Texts, filledName: string) => {
      change(filled);
      setAnnounced(`The values of ${filledName} were filled in.`);
    },
    onCopy: copy,
  };
  const shown = {texts, faults, output: output ?? last, announced, ...running};
  return <ToolView {...{name, tool, facts, node, shown, handlers}} />;
}

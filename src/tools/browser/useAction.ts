import {useEffect, useRef, useState} from 'react';
import {readFields, type Texts} from '../evaluate';
import {AskError} from '../askError';
import {Fault, type Acted, type AnyTool, type Question} from '../types';
import type {Explanation} from '@site/src/workbench/types';
import type {Running} from '../view/ToolView';

function explanationOf(error: unknown): Explanation {
  if (error instanceof AskError) return error.explanation;
  if (error instanceof Fault) return {title: error.message, cause: '', steps: []};
  return {title: 'This did not work.', cause: String(error), steps: []};
}

/** What asks nodes: loaded for the first action that does, or to show a stored choice of the node. */
export const loadAsking = () => import('./ask');

/** Runs the actions of a tool, one at a time. */
export function useAction(
  tool: AnyTool,
  facts: unknown,
  folder: string,
  onDone: (acted: Acted<unknown>) => void,
): {
  readonly running: Running;
  readonly run: (id: string, texts: Texts) => void;
  readonly stop: () => void;
} {
  const [running, setRunning] = useState<Running>({});
  const abort = useRef<AbortController>();
  useEffect(() => () => abort.current?.abort(), []);

  const run = (id: string, texts: Texts): void => {
    const action = tool.actions?.[id]?.(facts);
    if (!action) return;
    const {values, faults} = readFields(tool.fields(facts), texts);
    const [fault] = Object.values(faults);
    if (fault !== undefined && action.isFree !== true) {
      setRunning({failure: {title: 'Correct the marked values first.', cause: fault, steps: []}});
      return;
    }
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    const {signal} = controller;
    const show = (next: Running) => {
      if (abort.current === controller) setRunning(next);
    };
    show({acting: id, progress: 'Asking …'});
    const acting = {
      values,
      texts,
      asked: async () => (await loadAsking()).askChosen(folder, tool.asks ?? 'public', signal),
      askedAt: async (url: string) => (await loadAsking()).askAt(folder, url, signal),
      signal,
      base: folder.replace(/workbench\/[^/]*$/u, ''),
      say: (progress: string) => show({acting: id, progress}),
      show: (reading: unknown) => {
        if (!signal.aborted) onDone({reading});
      },
      choose: (question: Question) =>
        new Promise<string>((resolve) => {
          const onChoose = (value: string) => {
            show({acting: id, progress: 'Asking …'});
            resolve(value);
          };
          show({acting: id, asking: {...question, onChoose}});
        }),
    };
    action.run(acting).then(
      (acted) => {
        if (signal.aborted) return;
        show({});
        onDone(acted);
      },
      (error: unknown) => {
        if (!signal.aborted) show({failure: explanationOf(error)});
      },
    );
  };

  const stop = (): void => {
    abort.current?.abort();
    setRunning({});
  };
  return {running, run, stop};
}

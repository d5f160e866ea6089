import {useEffect, useState} from 'react';
import {loadExplanations} from '../explain/loadExplanations';
import type {Explanation} from '../types';
import type {Done} from './done';
import type {Facts} from './facts';

interface Explained {
  readonly done: Done;
  readonly explanation: Explanation | undefined;
}

/**
 * The explanation of an outcome without a result. Its code and texts are loaded now.
 *
 * @param done the same object from render to render
 * @param folder of the version's data
 */
export function useExplanation(
  done: Done | undefined,
  facts: Facts,
  folder: string,
): Explanation | undefined {
  const [explained, setExplained] = useState<Explained>();
  useEffect(() => {
    if (done?.outcome.kind !== 'failure' && done?.outcome.kind !== 'error') return undefined;
    const {outcome, target, call, modules, health} = done;
    const context = {
      url: target.kind === 'url' ? target.url : '',
      origin: window.location.origin,
      call,
      network: facts.network,
      ...(modules && {modules}),
      ...(health && {health}),
    };
    let isCurrent = true;
    loadExplanations()
      .then(({explainOutcome}) => explainOutcome(outcome, context, folder))
      .then(
        (explanation) => isCurrent && setExplained({done, explanation}),
        // The message of the node is shown in any case.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [done, facts, folder]);
  // While more is learned of the node, the first explanation stays.
  return explained?.done.outcome === done?.outcome ? explained?.explanation : undefined;
}

import {useEffect, useState} from 'react';

export type Outcome = 'copied' | 'failed';

const SHOWN_FOR_MS = 2000;

/** What came of copying, for as long as the reader is told so. */
export function useOutcome(): [Outcome | undefined, (outcome: Outcome) => void] {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => {
      setOutcome(undefined);
    }, SHOWN_FOR_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);
  return [outcome, setOutcome];
}

import {translate} from '@docusaurus/Translate';
import {useState} from 'react';

/** Copies a text, and says whether the browser did it: pages over plain HTTP have no clipboard. */
export function useCopy(): [
  copy: (text: () => string | Promise<string>) => Promise<void>,
  status: string,
] {
  const [status, setStatus] = useState('');
  const copy = async (text: () => string | Promise<string>) => {
    setStatus('');
    try {
      await navigator.clipboard.writeText(await text());
      setStatus(translate({id: 'site.workbench.copied', message: 'Copied'}));
    } catch {
      setStatus(
        translate({id: 'site.workbench.notCopied', message: 'The browser did not copy it.'}),
      );
    }
  };
  return [copy, status];
}

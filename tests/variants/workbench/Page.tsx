import {useEffect, type ReactNode} from 'react';
import {explainFailure} from '../../../src/workbench/explain/explainFailure';
import {checkHealth} from '../../../src/workbench/explain/health';
import {createRequester} from '../../../src/workbench/requests/requester';

/** What tests reach of the code that sends calls. */
const reachable = {createRequester, explainFailure, checkHealth};

export type Reachable = typeof reachable;

/** A page by which tests send calls without the panel. */
export default function Page(): ReactNode {
  useEffect(() => {
    Object.assign(window, {workbench: reachable});
  }, []);
  return <main>Calls</main>;
}

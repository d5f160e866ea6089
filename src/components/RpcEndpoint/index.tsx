import Translate from '@docusaurus/Translate';
import {isStored} from '@site/src/workbench/endpoint/isStored';
import {beforePanel, openPanel} from '@site/src/workbench/openPanel';
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import type {Props} from './props';
import styles from './styles.module.css';

const ignore = () => undefined;

/** What follows the reader's choice, once it is loaded: for all pages. */
let loaded: ComponentType<Props> | undefined;

/** Shows the call of a link, without running it. */
function openLinked(): void {
  const {hash} = window.location;
  if (hash.startsWith('#call=')) openPanel(hash).catch(ignore);
}

/** Where the requests of a page are sent, and a button to change that for the whole site. */
export default function RpcEndpoint(props: Props): ReactNode {
  const [Live, setLive] = useState(() => loaded);
  useEffect(() => {
    const load = () =>
      import('./Live').then((module) => setLive(() => (loaded = module.default)), ignore);
    beforePanel(load);
    if (isStored()) void load();
    openLinked();
    window.addEventListener('hashchange', openLinked);
    return () => window.removeEventListener('hashchange', openLinked);
  }, []);
  return (
    <p className={`${styles.endpoint} rpc-request-bar`}>
      <span>
        <Translate id="site.rpcEndpoint.to">Requests go to</Translate>{' '}
        {Live ? (
          <Live {...props} />
        ) : (
          <>
            <code>{props.url}</code> <span className={styles.name}>{props.name}</span>
          </>
        )}
      </span>
      <button
        type="button"
        className={styles.change}
        aria-haspopup="dialog"
        onClick={() => void openPanel().catch(ignore)}>
        <Translate id="site.rpcEndpoint.change">Change</Translate>
      </button>
    </p>
  );
}

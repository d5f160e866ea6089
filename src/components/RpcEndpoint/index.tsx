import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {withErrorBoundary} from '@site/src/components/ErrorBoundary';
import {useShownVersion} from '@site/src/versions/useShownVersion';
import {
  builtState,
  currentState,
  isStored,
  subscribeToState,
} from '@site/src/workbench/endpoint/store';
import {openPanel, setWhere} from '@site/src/workbench/openPanel';
import {useEffect, useSyncExternalStore, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** Address that the page's requests are written with. */
  readonly url: string;
  /** Whose it is: the name of the chain with its id, or a node of the reader's own. */
  readonly name: string;
  /** Present where addresses in the page's code stay. */
  readonly keepsCode?: string;
}

const ignore = () => undefined;

/** Shows the call of a link, without running it. */
function openLinked(): void {
  const {hash} = window.location;
  if (hash.startsWith('#call=')) openPanel(hash).catch(ignore);
}

/** Whom the requests of a page go to, and the way to change that for the whole site. */
function RpcEndpoint({url, name, keepsCode}: Props): ReactNode {
  const {name: version, path} = useShownVersion();
  const folder = useBaseUrl(`/workbench/${version === 'current' ? 'next' : version}`);
  const {choice, replacements, keptChain} = useSyncExternalStore(
    subscribeToState,
    currentState,
    builtState,
  );
  useEffect(() => {
    setWhere({folder, pages: path.endsWith('/') ? path : `${path}/`});
    openLinked();
    window.addEventListener('hashchange', openLinked);
    // What cannot be loaded leaves the page as it was built.
    if (isStored())
      import('@site/src/workbench/endpoint/choose')
        .then(({restore}) => restore(folder))
        .catch(ignore);
    return () => window.removeEventListener('hashchange', openLinked);
  }, [folder, path]);
  useEffect(() => {
    if (!choice || keepsCode !== undefined) return undefined;
    const rewriting = import('@site/src/workbench/endpoint/rewriteCode');
    const rewrite = (to: typeof replacements) =>
      void rewriting.then(({rewriteCode}) => rewriteCode(to, keptChain)).catch(ignore);
    rewrite(replacements);
    return () => rewrite({});
  }, [choice, replacements, keptChain, keepsCode]);
  const shown = replacements[url] ?? url;
  const whose = choice?.kind === 'wallet' ? choice.name : shown === url ? name : '';
  return (
    <p className={`${styles.endpoint} rpc-request-bar`}>
      <span>
        <Translate id="site.rpcEndpoint.to">Requests go to</Translate> <code>{shown}</code>{' '}
        <span className={styles.name}>{whose}</span>
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

export default withErrorBoundary(RpcEndpoint);

import Translate, {translate} from '@docusaurus/Translate';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {withErrorBoundary} from '@site/src/components/ErrorBoundary';
import {errorFactsPath} from '@site/src/openrpc/explainer/address';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import type {Facet} from './choices';
import type {Shown} from './shown';
import styles from './styles.module.css';

function labelOf(facet: Facet): string {
  const labels: Record<Facet, string> = {
    namespace: translate({id: 'site.rpcFilter.namespace', message: 'Namespace'}),
    access: translate({id: 'site.rpcFilter.access', message: 'Access'}),
    transports: translate({id: 'site.rpcFilter.transports', message: 'Over'}),
    since: translate({id: 'site.rpcFilter.since', message: 'Since'}),
    ethereum: translate({id: 'site.rpcFilter.ethereum', message: 'In Ethereum'}),
  };
  return labels[facet];
}

interface Props {
  /** How many methods there are. */
  readonly count: string;
  /** Facets in which they differ, with their values: `access:public|operator;…`. */
  readonly facets: string;
  /** The lists of methods; they are complete without this component. */
  readonly children: ReactNode;
}

/**
 * Lets a reader filter lists of methods by words and facets. Rows are hidden, never removed. What filters is loaded when
 * the reader uses it, or with an address that has a filter: it adds little to the page.
 */
function RpcMethodFilter({count, facets, children}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const version = useActiveVersion(undefined)?.name ?? 'current';
  const url = useBaseUrl(errorFactsPath(version));
  const [shown, setShown] = useState<Shown>({});

  useEffect(() => {
    let stop: Promise<(() => void) | undefined> | undefined;
    const form = frame.current?.querySelector('form');
    const start = () => {
      stop ??= import('./narrow').then(
        ({narrow}) => (form ? narrow(form, url, setShown) : undefined),
        () => {
          // The next key or click tries again.
          stop = undefined;
          return undefined;
        },
      );
    };
    if (window.location.search !== '' || form?.querySelector('input')?.value !== '') start();
    form?.addEventListener('focusin', start);
    form?.addEventListener('input', start);
    return () => {
      form?.removeEventListener('focusin', start);
      form?.removeEventListener('input', start);
      void stop?.then((end) => end?.());
    };
  }, [url]);

  return (
    <div ref={frame}>
      <form
        className={styles.controls}
        role="search"
        aria-label={translate({id: 'site.rpcFilter.label', message: 'Filter methods'})}>
        <label className={styles.words} htmlFor={id}>
          <Translate id="site.rpcFilter.words">Name, purpose, parameter or error</Translate>
          <input id={id} name="words" type="search" autoComplete="off" />
        </label>
        {facets.split(';').map((each) => {
          const [facet, values = ''] = each.split(':');
          return (
            <label key={facet} htmlFor={`${id}-${facet}`}>
              {labelOf(facet as Facet)}
              <select id={`${id}-${facet}`} name={facet}>
                <option value="">{translate({id: 'site.rpcFilter.all', message: 'all'})}</option>
                {values.split('|').map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            </label>
          );
        })}
      </form>
      <div className={styles.outcome}>
        <p className={styles.count} role="status">
          {shown.count ?? (
            <Translate id="site.rpcFilter.count" values={{shown: count, all: count}}>
              {'{shown} of {all} methods'}
            </Translate>
          )}
        </p>
        {shown.actions}
      </div>
      {children}
    </div>
  );
}

export default withErrorBoundary(RpcMethodFilter);

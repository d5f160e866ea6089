import Translate, {translate} from '@docusaurus/Translate';
import {withErrorBoundary} from '@site/src/components/ErrorBoundary';
import {useId, useRef, type ReactNode} from 'react';
import {fits, isNarrowed, NO_CHOICES, usefulFacets, valuesOf, type Facet} from './choices';
import styles from './styles.module.css';
import {useChoices} from './useChoices';

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
  /** The methods by namespace; they are complete without this component. */
  readonly children: ReactNode;
}

/** Lets a reader filter the list of methods by words and columns. Rows are hidden, never removed. */
function RpcMethodFilter({children}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLInputElement>(null);
  const id = useId();
  const [methods, choices, choose] = useChoices(frame);
  const rows = methods.map(({row}) => row);
  const shown = rows.filter((row) => fits(row, choices)).length;
  const reset = () => {
    choose(NO_CHOICES);
    // The button disappears: keep the focus.
    words.current?.focus();
  };
  return (
    <div ref={frame}>
      <div className={styles.controls} role="search">
        <label className={styles.words} htmlFor={`${id}-words`}>
          <Translate id="site.rpcFilter.words">Name or purpose</Translate>
          <input
            ref={words}
            id={`${id}-words`}
            type="search"
            autoComplete="off"
            value={choices.words}
            onChange={(event) => {
              choose({words: event.target.value});
            }}
          />
        </label>
        {usefulFacets(rows).map((facet) => (
          <label key={facet} htmlFor={`${id}-${facet}`}>
            {labelOf(facet)}
            <select
              id={`${id}-${facet}`}
              value={choices[facet]}
              onChange={(event) => {
                choose({[facet]: event.target.value});
              }}>
              <option value="">{translate({id: 'site.rpcFilter.all', message: 'all'})}</option>
              {valuesOf(rows, facet).map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <div className={styles.outcome}>
        <p className={styles.count} role="status">
          {rows.length > 0 && shown > 0 && (
            <Translate id="site.rpcFilter.count" values={{shown, all: rows.length}}>
              {'{shown} of {all} methods'}
            </Translate>
          )}
          {rows.length > 0 && shown === 0 && (
            <Translate id="site.rpcFilter.none" values={{all: rows.length}}>
              {'None of the {all} methods fits. Use fewer words, or choose “all” above.'}
            </Translate>
          )}
        </p>
        {isNarrowed(choices) && (
          <button type="button" className={styles.reset} onClick={reset}>
            <Translate id="site.rpcFilter.reset">Show all</Translate>
          </button>
        )}
      </div>
      {children}
    </div>
  );
}

export default withErrorBoundary(RpcMethodFilter);

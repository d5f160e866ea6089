import Translate, {translate} from '@docusaurus/Translate';
import {guard} from '@site/src/components/Guard';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {FACETS, fits, NO_CHOICES, valuesOf, type Choices, type Row} from './choices';
import styles from './styles.module.css';

type Facet = (typeof FACETS)[number];

function readRow(element: HTMLTableRowElement): Row {
  const [text = '', access = '', transports = '', since = '', ethereum = ''] = Array.from(
    element.cells,
    (cell) => cell.textContent.trim(),
  );
  return {text, namespace: /^[^_]*/.exec(text)?.[0] ?? '', access, transports, since, ethereum};
}

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
  /** The table of all methods; it is complete without this component. */
  readonly children: ReactNode;
}

/** Lets a reader narrow the table of methods down by words and columns. Rows are hidden, never removed. */
function RpcMethodFilter({children}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const elements = useRef<HTMLTableRowElement[]>([]);
  const [rows, setRows] = useState<Row[]>([]);
  const [choices, setChoices] = useState<Choices>(NO_CHOICES);

  useEffect(() => {
    const found = frame.current?.querySelectorAll<HTMLTableRowElement>('tbody tr');
    elements.current = Array.from(found ?? []);
    setRows(elements.current.map(readRow));
  }, []);

  useEffect(() => {
    rows.forEach((row, index) => {
      const element = elements.current[index];
      if (element) element.hidden = !fits(row, choices);
    });
  }, [rows, choices]);

  const shown = rows.filter((row) => fits(row, choices));
  const choose = (change: Partial<Choices>) => {
    setChoices((before) => ({...before, ...change}));
  };
  return (
    <div ref={frame}>
      <div className={styles.controls} role="search">
        <label className={styles.words} htmlFor={`${id}-words`}>
          <Translate id="site.rpcFilter.words">Name or purpose</Translate>
          <input
            id={`${id}-words`}
            type="search"
            autoComplete="off"
            value={choices.words}
            onChange={(event) => {
              choose({words: event.target.value});
            }}
          />
        </label>
        {FACETS.map((facet) => (
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
      <p className={styles.count} role="status">
        {rows.length > 0 && (
          <Translate id="site.rpcFilter.count" values={{shown: shown.length, all: rows.length}}>
            {'{shown} of {all} methods'}
          </Translate>
        )}
      </p>
      <div hidden={rows.length > 0 && shown.length === 0}>{children}</div>
    </div>
  );
}

export default guard(RpcMethodFilter);

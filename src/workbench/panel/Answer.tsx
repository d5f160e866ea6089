import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, useState, type ReactNode} from 'react';
import {compare} from '../answer/compare';
import {exactJson} from '../answer/longNumbers';
import Tree from '../answer/Tree';
import {saveFile} from '../saveFile';
import type {MethodFacts, Outcome} from '../types';
import {DecodedResult} from './DecodedAnswer';
import ExplainedBox from './Explained';
import NodeState from './NodeState';
import styles from './panel.module.css';
import answerStyles from './answer.module.css';
import type {Done} from './done';
import {useCopy} from './useCopy';
import {useExplanation} from './useExplanation';
import type {Facts} from './facts';

export interface Props {
  readonly done: Done;
  readonly facts: Facts;
  /** Folder of the version's data. */
  readonly folder: string;
  /** Undefined where the answer is that of another method than the panel's. */
  readonly method: MethodFacts | undefined;
}

/** `1.2 KB`. */
function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function Measures({outcome}: {readonly outcome: Outcome}): ReactNode {
  const {status, milliseconds, bytes} = outcome;
  const parts = [
    ...(status === undefined ? [] : [`HTTP ${status}`]),
    `${Math.round(milliseconds)} ms`,
    ...(bytes > 0 ? [sizeText(bytes)] : []),
  ];
  return <span className={styles.note}>{parts.join(' · ')}</span>;
}

function saveAnswer(content: BlobPart, method: string): void {
  saveFile(`${method}.json`, 'application/json', content);
}

function Result({done, facts, method}: Props & {readonly value: unknown}): ReactNode {
  const {outcome, call} = done;
  const [isRaw, setIsRaw] = useState(false);
  const [copy, status] = useCopy();
  const value = outcome.kind === 'result' ? outcome.result : undefined;
  const long = outcome.kind === 'result' ? outcome.longNumbers : undefined;
  const text = useMemo(() => exactJson(value, long), [value, long]);
  const differences = useMemo(
    () => (method ? compare(value, method.result.schema, facts.namespace.schemas) : undefined),
    [value, method, facts],
  );
  const chain = done.target.kind === 'url' ? done.target.chain : undefined;
  const symbol = (chain ?? facts.network.chains[0])?.symbol ?? '';
  const lists = [
    {
      names: differences?.missing ?? [],
      words: translate({
        id: 'site.workbench.missing',
        message: 'Documented, but missing (the node may be older than this page):',
      }),
    },
    {
      names: differences?.unknown ?? [],
      words: translate({
        id: 'site.workbench.undocumented',
        message: 'Not documented (the node may be newer than this page):',
      }),
    },
  ].filter(({names}) => names.length > 0);
  return (
    <>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.button}
          aria-pressed={isRaw}
          onClick={() => setIsRaw(!isRaw)}>
          JSON
        </button>
        <button type="button" className={styles.button} onClick={() => void copy(() => text)}>
          <Translate id="site.workbench.copyAnswer">Copy answer</Translate>
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => saveAnswer(text, call.method)}>
          <Translate id="site.workbench.save">Save</Translate>
        </button>
        <span role="status" className={styles.reason}>
          {status}
        </span>
      </div>
      {lists.map(({names, words}) => (
        <p key={words} className={answerStyles.warning}>
          {words} <code>{names.slice(0, 12).join(', ')}</code>
          {names.length > 12 && ' …'}
        </p>
      ))}
      {isRaw ? (
        <pre
          className={styles.raw}
          role="group"
          aria-label={translate({id: 'site.workbench.json', message: 'Answer as JSON'})}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard, too
          tabIndex={0}>
          {text}
        </pre>
      ) : (
        <Tree
          value={value}
          schema={method?.result.schema}
          schemas={facts.namespace.schemas}
          symbol={symbol}
          contracts={facts.network.contracts}
          longNumbers={long}
        />
      )}
    </>
  );
}

/** What came of a call: the answer, or why there is none. */
export default function Answer(props: Props): ReactNode {
  const {done, facts, folder} = props;
  const {outcome, call} = done;
  const explanation = useExplanation(done, facts, folder);
  return (
    <section
      className={styles.answer}
      aria-label={translate({id: 'site.workbench.answer', message: 'Answer'})}>
      <p className={answerStyles.outcome} role="status">
        <strong data-kind={outcome.kind}>
          {outcome.kind === 'result' && <Translate id="site.workbench.result">Result</Translate>}
          {outcome.kind === 'error' && <Translate id="site.workbench.error">Error</Translate>}
          {outcome.kind === 'failure' && (
            <Translate id="site.workbench.noAnswer">No answer</Translate>
          )}
          {outcome.kind === 'large' && (
            <Translate id="site.workbench.large">Large answer</Translate>
          )}
        </strong>{' '}
        <Measures outcome={outcome} />
      </p>
      {done.health && (
        <NodeState health={done.health} target={done.target} network={facts.network} />
      )}
      {outcome.kind === 'result' && done.item && typeof outcome.result === 'string' && (
        <DecodedResult data={outcome.result} item={done.item} />
      )}
      {outcome.kind === 'result' && <Result {...props} value={outcome.result} />}
      {outcome.kind === 'error' && (
        <p className={answerStyles.message} data-error="">
          <code>{outcome.error.code}</code> {outcome.error.message}
        </p>
      )}
      {outcome.kind === 'error' && outcome.error.data !== undefined && (
        <Tree
          value={outcome.error.data}
          schema={undefined}
          schemas={{}}
          symbol=""
          contracts={facts.network.contracts}
          longNumbers={outcome.longNumbers}
        />
      )}
      {outcome.kind === 'large' && (
        <p>
          <Translate id="site.workbench.tooLarge" values={{size: sizeText(outcome.bytes)}}>
            {'The answer has {size}: too much to show here.'}
          </Translate>{' '}
          <button
            type="button"
            className={styles.button}
            onClick={() => saveAnswer(outcome.content, call.method)}>
            <Translate id="site.workbench.save">Save</Translate>
          </button>
        </p>
      )}
      {explanation && <ExplainedBox explanation={explanation} />}
    </section>
  );
}

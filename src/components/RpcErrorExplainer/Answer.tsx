import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {errorFactsPath} from '@site/src/openrpc/explainer/address';
import {explainerOf, type Answer as Explained} from '@site/src/openrpc/explainer/explain';
import {placeOfCode, type ErrorFacts} from '@site/src/openrpc/explainer/facts';
import {loadErrorFacts} from '@site/src/openrpc/explainer/load';
import {useDeferredValue, useEffect, useMemo, useState, type ReactNode} from 'react';
import {fragmentOf} from './address';
import Entry, {CauseAndFix} from './Entry';
import RevertEntry from './RevertEntry';
import styles from './styles.module.css';
import {summaryOf} from './words';

/** As many similar errors are shown. */
const MOST = 5;

export interface AnswerProps {
  /** What the reader has pasted. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Receives what is announced. */
  readonly onStatus: (status: string) => void;
}

/** The text that a link to an answer needs: nothing that the reader has pasted. */
function shareable({errors, code, revert}: Explained): string | undefined {
  if (revert?.kind === 'custom') return revert.selector;
  const [first] = errors;
  if (first) return `${first.error.code} ${first.form}`;
  return code ? String(code.code) : undefined;
}

function useFacts(text: string): ErrorFacts | 'failed' | undefined {
  const version = useActiveVersion(undefined)?.name ?? 'current';
  const url = useBaseUrl(errorFactsPath(version));
  const [facts, setFacts] = useState<ErrorFacts | 'failed'>();
  const isMissing = facts === undefined || facts === 'failed';
  useEffect(() => {
    let isCurrent = true;
    if (!isMissing) return undefined;
    loadErrorFacts(url).then(
      (loaded) => isCurrent && setFacts(loaded),
      () => isCurrent && setFacts('failed'),
    );
    return () => {
      isCurrent = false;
    };
    // Another text tries again.
  }, [url, text, isMissing]);
  return facts;
}

/** The explanation of a pasted text. */
export default function Answer({text, onText, onStatus}: AnswerProps): ReactNode {
  const deferred = useDeferredValue(text);
  const facts = useFacts(text);
  const version = useActiveVersion(undefined);
  const root = `${version?.path.replace(/\/$/u, '') ?? ''}/`;
  const known = typeof facts === 'object' ? facts : undefined;
  const explain = useMemo(() => (known ? explainerOf(known) : undefined), [known]);
  const isEmpty = deferred.trim() === '';
  const answer = useMemo(
    () => (isEmpty ? undefined : explain?.(deferred)),
    [explain, deferred, isEmpty],
  );
  const link = answer && shareable(answer);
  const failed = translate({
    id: 'site.rpcExplainer.failed',
    message: 'The list of errors could not be loaded. Check the connection, and type again.',
  });
  const status = isEmpty ? '' : facts === 'failed' ? failed : answer ? summaryOf(answer) : '';
  useEffect(() => {
    onStatus(status);
  }, [status, onStatus]);
  const isUnknown = answer && link === undefined && !answer.revert;
  return (
    <>
      {answer?.revert && known && (
        <RevertEntry revert={answer.revert} place={`${root}${known.revertsPlace}`} />
      )}
      {answer?.errors.slice(0, MOST).map(({error, form}) => (
        <Entry
          key={`${error.slug} ${error.code}`}
          {...{error, form, root}}
          named={answer.report.methods}
        />
      ))}
      {answer?.code && answer.errors.length === 0 && !answer.revert && (
        <div className={styles.entry}>
          <p className={styles.message}>
            <Link to={`${root}${placeOfCode(answer.code)}`}>
              <code>{answer.code.code}</code>
            </Link>{' '}
            {answer.code.meaning}
          </p>
          <dl>
            <CauseAndFix cause={answer.code.cause} fix={answer.code.fix} />
          </dl>
        </div>
      )}
      {isUnknown && answer.isConnection && (
        <p>
          <Link to={`${root}endpoint#troubleshooting`}>
            <Translate id="site.rpcExplainer.troubleshooting">
              Troubleshooting of endpoints
            </Translate>
          </Link>
        </p>
      )}
      {isUnknown && !answer.isConnection && answer.foreignCode === undefined && (
        <p>
          <Translate id="site.rpcExplainer.try">
            Paste the whole answer of the node with code and message, without translation. Errors of
            libraries and wallets often contain it under “details”, “info” or “cause”. Data that a
            contract of your own returns needs its ABI.
          </Translate>
        </p>
      )}
      {!isEmpty && (
        <p className={styles.actions}>
          {link !== undefined && (
            <Link to={fragmentOf(link)}>
              <Translate id="site.rpcExplainer.link">Link to this answer</Translate>
            </Link>
          )}
          <button
            type="button"
            className={styles.clear}
            onClick={(event) => {
              onText('');
              // The button disappears: keep the focus.
              event.currentTarget.form?.querySelector('textarea')?.focus();
            }}>
            <Translate id="site.rpcExplainer.clear">Clear</Translate>
          </button>
        </p>
      )}
    </>
  );
}

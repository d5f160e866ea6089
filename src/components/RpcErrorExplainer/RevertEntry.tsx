import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Revert} from '@site/src/openrpc/explainer/revert';
import {panicOf} from '@site/src/workbench/explain/panic';
import type {ReactNode} from 'react';
import {CauseAndFix} from './Entry';
import styles from './styles.module.css';

/** Signature of what `require` and `revert` with a text return. */
const TEXT_ERROR = 'Error(string)';

interface Props {
  readonly revert: Revert;
  /** Address of the errors of contracts. */
  readonly place: string;
}

/** What a contract returned when it reverted the call. */
export default function RevertEntry({revert, place}: Props): ReactNode {
  if (revert.kind === 'text')
    return (
      <div className={styles.entry}>
        <p className={styles.message}>
          <code>{TEXT_ERROR}</code> <q>{revert.text}</q>
        </p>
      </div>
    );
  if (revert.kind === 'panic')
    return (
      <div className={styles.entry}>
        <p className={styles.message}>
          <code>{`Panic(0x${Math.max(revert.code, 0).toString(16).padStart(2, '0')})`}</code>
        </p>
        <dl>
          <CauseAndFix cause={panicOf(revert.code)} />
        </dl>
      </div>
    );
  const {selector, error, values} = revert;
  return (
    <div className={styles.entry}>
      <p className={styles.message}>
        <code>{selector}</code> <code>{error.signature}</code>
      </p>
      <dl>
        {error.cause !== undefined && <CauseAndFix cause={error.cause} />}
        {values.length > 0 && (
          <>
            <dt>
              <Translate id="site.rpcExplainer.values">Values</Translate>
            </dt>
            <dd>
              <code>{values.join(', ')}</code>
            </dd>
          </>
        )}
        <dt>
          <Translate id="site.rpcExplainer.contracts">System contracts</Translate>
        </dt>
        <dd>
          <Link to={place}>{error.contracts.join(', ')}</Link>
        </dd>
      </dl>
    </div>
  );
}

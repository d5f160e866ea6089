import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {withErrorBoundary} from '../ErrorBoundary';
import styles from './styles.module.css';

interface Props {
  /** Namespace, such as `eth`. */
  readonly name: string;
  /** What the namespace is for, in a few words. */
  readonly purpose: string;
  /** How many methods it has. */
  readonly count: string;
  /** The table of its methods. */
  readonly children: ReactNode;
}

/** The methods of one namespace, folded. The filter opens it through the DOM, so React holds no state here. */
function RpcMethodGroup({name, purpose, count, children}: Props): ReactNode {
  return (
    <details className={styles.group}>
      <summary className={styles.summary}>
        <code>{name}</code> <span className={styles.purpose}>{purpose}</span>{' '}
        <span className={styles.count}>
          <Translate id="site.rpcGroup.count" values={{count}}>
            {'{count} methods'}
          </Translate>
        </span>
      </summary>
      {children}
    </details>
  );
}

export default withErrorBoundary(RpcMethodGroup);

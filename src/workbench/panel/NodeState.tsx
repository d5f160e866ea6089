import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Health} from '../explain/health';
import type {NetworkFacts} from '../types';
import styles from './panel.module.css';
import type {Target} from './target';

export interface Props {
  readonly health: Health;
  readonly target: Target;
  readonly network: NetworkFacts;
}

/** Chain and head of the node that answered, with what is wrong about them. */
export default function NodeState(_: Props): ReactNode {
  return (
    <p className={styles.note}>
      <Translate id="site.workbench.node">Node</Translate>
    </p>
  );
}

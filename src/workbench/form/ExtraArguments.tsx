import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Faults from './Faults';
import type {Fault} from './problem';
import styles from './styles.module.css';

interface Props {
  readonly faults: readonly Fault[];
  readonly onRemove: () => void;
}

/** Arguments beyond those of the method, which came from JSON. */
export default function ExtraArguments({faults, onRemove}: Props): ReactNode {
  const [first] = faults.filter(({problem}) => problem.kind === 'extra');
  return (
    <div className={styles.field}>
      <Faults faults={first ? [first] : []} />
      <button type="button" className={styles.button} onClick={onRemove}>
        <Translate id="site.form.removeExtra">Remove arguments</Translate>
      </button>
    </div>
  );
}

import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Faults from './Faults';
import type {Fault} from './problem';
import styles from './styles.module.css';

interface Props {
  /** Gets the focus when a field was removed. */
  readonly id: string;
  /** Fields that can be added. */
  readonly names: readonly string[];
  /** Of those that are not there. */
  readonly faults?: readonly Fault[];
  readonly onAdd: (name: string) => void;
}

/** So many fit without a fold. */
const FEW = 5;

/** Buttons that add the optional fields that are not there yet. */
export default function AddField({id, names, faults = [], onAdd}: Props): ReactNode {
  if (names.length === 0) return null;
  const buttons = names.map((name) => (
    <button
      key={name}
      type="button"
      className={styles.button}
      aria-label={translate({id: 'site.form.add', message: 'Add {name}'}, {name})}
      onClick={() => onAdd(name)}>
      {`+ ${name}`}
    </button>
  ));
  if (names.length <= FEW) {
    return (
      <div className={styles.field}>
        <div id={id} tabIndex={-1} className={styles.buttons}>
          {buttons}
        </div>
        <Faults faults={faults} />
      </div>
    );
  }
  return (
    <details className={styles.more}>
      <summary id={id}>
        <Translate id="site.form.optional" values={{count: names.length}}>
          {'Optional fields ({count})'}
        </Translate>
      </summary>
      <div className={styles.buttons}>{buttons}</div>
    </details>
  );
}

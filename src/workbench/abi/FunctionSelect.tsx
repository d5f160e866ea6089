import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from '../form/styles.module.css';

interface Props {
  readonly id: string;
  /** Signatures of a contract's functions. */
  readonly functions: readonly string[];
  readonly value: string;
  readonly onChange: (signature: string) => void;
}

/** Functions that only read come first: the others change nothing when they are called without a transaction. */
export default function FunctionSelect({id, functions, value, onChange}: Props): ReactNode {
  const reads = (signature: string) => /\) (view|pure)\b/.test(signature);
  const groups = [
    {label: translate({id: 'site.abi.reading', message: 'Reading'}), list: functions.filter(reads)},
    {
      label: translate({id: 'site.abi.changing', message: 'Changing state'}),
      list: functions.filter((one) => !reads(one)),
    },
  ];
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <Translate id="site.abi.function">Function</Translate>
      </label>
      <select
        id={id}
        className={styles.control}
        value={value}
        onChange={(event) => onChange(event.target.value)}>
        {groups.map(({label, list}) => (
          <optgroup key={label} label={label}>
            {list.map((signature) => (
              <option key={signature} value={signature}>
                {signature.replace(/\)( (view|pure|payable|returns).*)$/, ')')}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <code className={styles.encoded}>{value}</code>
    </div>
  );
}

import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Decoded} from './decode';
import styles from './decoded.module.css';

interface Props {
  readonly values: readonly Decoded[];
}

/** Decoded values with their names and types; numbers in decimal and hex. */
export default function DecodedValues({values}: Props): ReactNode {
  if (values.length === 0) {
    return (
      <p className={styles.none}>
        <Translate id="site.abi.noValues">none</Translate>
      </p>
    );
  }
  return (
    <dl className={styles.values}>
      {values.map(({name, type, text, hex, parts}) => (
        <div key={name}>
          <dt>
            {name} <span className={styles.type}>{type}</span>
          </dt>
          <dd>
            {parts ? <DecodedValues values={parts} /> : <code>{text}</code>}
            {hex !== undefined && <code className={styles.type}>{`= ${hex}`}</code>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

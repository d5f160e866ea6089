import React, {type ReactNode} from 'react';
import {useForm} from './formContext';
import {messageOf} from './messages';
import type {Fault} from './problem';
import Prose from './Prose';
import styles from './styles.module.css';

interface Props {
  readonly id?: string;
  readonly faults: readonly Fault[];
}

/** Messages at a field. */
export default function Faults({id, faults}: Props): ReactNode {
  const {context} = useForm();
  if (faults.length === 0) return null;
  return (
    <div id={id} className={styles.faults}>
      {faults.map((fault, at) => (
        <p key={at}>
          <Prose text={messageOf(fault, context.schemas)} />
        </p>
      ))}
    </div>
  );
}

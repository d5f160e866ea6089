import type {ReactNode} from 'react';
import styles from './answer.module.css';
import Explained from './Explained';
import type {Done} from './done';
import {useExplanation} from './useExplanation';
import type {Facts} from './facts';

export interface Props {
  readonly done: Done;
  readonly facts: Facts;
  readonly folder: string;
}

/** Why a subscription or filter ended, or never began: as it is told of calls. */
export default function StreamProblem({done, facts, folder}: Props): ReactNode {
  const explanation = useExplanation(done, facts, folder);
  const {outcome} = done;
  return (
    <div role="alert">
      {outcome.kind === 'error' && (
        <p className={styles.message} data-error="">
          <code>{outcome.error.code}</code> {outcome.error.message}
        </p>
      )}
      {explanation && <Explained explanation={explanation} />}
    </div>
  );
}

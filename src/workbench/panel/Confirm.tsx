import Translate, {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import styles from './panel.module.css';
import answerStyles from './answer.module.css';

export interface Props {
  readonly method: string;
  /** What the call changes or puts at risk. */
  readonly harm: string;
  /** Whether the endpoint belongs to somebody else. */
  readonly isForbidden: boolean;
  readonly onChange: (isConfirmed: boolean) => void;
}

/** Says what can be lost, and takes the method's name as the reader's consent. */
export default function Confirm({method, harm, isForbidden, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <div className={answerStyles.danger}>
      <p>
        <strong>
          <Translate id="site.workbench.harm">Before you call it:</Translate>
        </strong>{' '}
        {harm.replaceAll('`', '')}
      </p>
      {isForbidden ? (
        <p>
          <Translate id="site.workbench.forbidden">
            It is switched off for endpoints of others. Choose a node of your own.
          </Translate>
        </p>
      ) : (
        <label htmlFor={id} className={styles.field}>
          <Translate id="site.workbench.confirm" values={{method}}>
            {'To run it, type {method}:'}
          </Translate>
          <input
            id={id}
            type="text"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-label={translate(
              {id: 'site.workbench.confirm', message: 'To run it, type {method}:'},
              {method},
            )}
            onChange={(event) => onChange(event.target.value.trim() === method)}
          />
        </label>
      )}
    </div>
  );
}

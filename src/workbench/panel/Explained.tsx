import type {ReactNode} from 'react';
import type {Explanation} from '../types';
import styles from './panel.module.css';
import answerStyles from './answer.module.css';

/** A cause with what to do about it. */
export default function Explained({explanation}: {readonly explanation: Explanation}): ReactNode {
  const {title, cause, steps} = explanation;
  return (
    <div className={answerStyles.explained}>
      <p className={answerStyles.explainedTitle}>{title}</p>
      {cause !== '' && <p>{cause}</p>}
      {steps.length > 0 && (
        <ul>
          {steps.map(({text, code}) => (
            <li key={`${text}${code ?? ''}`}>
              {text}
              {code !== undefined && (
                // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard, too
                <pre className={styles.raw} tabIndex={0}>
                  {code}
                </pre>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './panel.module.css';
import crashStyles from './crash.module.css';
import {setShown} from './shown';

export interface Props {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/** In place of a panel that failed; the page below it is untouched. */
export default function Failed({error, tryAgain}: Props): ReactNode {
  const close = () => {
    setShown(undefined);
    tryAgain();
  };
  return (
    <div className={crashStyles.crash} role="alert">
      <p>
        <Translate id="site.workbench.crashed" values={{message: error.message}}>
          {'The panel failed: {message}'}
        </Translate>
      </p>
      <button type="button" className={styles.button} onClick={close}>
        <Translate id="site.workbench.close">Close</Translate>
      </button>
    </div>
  );
}

import Translate, {translate} from '@docusaurus/Translate';
import {openPanel} from '@site/src/workbench/openPanel';
import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly method: string;
  /** Arguments, as JSON. */
  readonly params: string;
}

/** Opens the workbench with a call of the page; nothing is sent yet. */
export default function RunButton({method, params}: Props): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  const open = () => {
    setHasFailed(false);
    openPanel({method, params: JSON.parse(params) as unknown[]}).catch(() => setHasFailed(true));
  };
  return (
    <>
      <button
        type="button"
        className={styles.run}
        aria-label={translate(
          {id: 'site.runButton.label', message: 'Edit and run {method}'},
          {method},
        )}
        onClick={open}>
        <Translate id="site.runButton.text">Run</Translate>
      </button>
      {hasFailed && (
        <span role="alert" className={styles.failed}>
          <Translate id="site.runButton.failed">Not loaded: try again</Translate>
        </span>
      )}
    </>
  );
}

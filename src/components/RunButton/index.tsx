import Translate, {translate} from '@docusaurus/Translate';
import {openPanel} from '@site/src/workbench/openPanel';
import type {OfferedCall} from '@site/src/workbench/types';
import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** What is run: a method, or a function of a contract. */
  readonly name: string;
  readonly call: () => OfferedCall;
  /** The text, where "Run" alone does not say what. */
  readonly children?: ReactNode;
}

/** Opens the workbench with a call of the page; nothing is sent yet. */
export default function RunButton({name, call, children}: Props): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  const open = () => {
    setHasFailed(false);
    openPanel(call()).catch(() => setHasFailed(true));
  };
  return (
    <>
      <button
        type="button"
        className={styles.run}
        aria-label={translate({id: 'site.runButton.label', message: 'Edit and run {name}'}, {name})}
        onClick={open}>
        {children ?? <Translate id="site.runButton.text">Run</Translate>}
      </button>
      {hasFailed && (
        <span role="alert" className={styles.failed}>
          <Translate id="site.runButton.failed">Not loaded: try again</Translate>
        </span>
      )}
    </>
  );
}

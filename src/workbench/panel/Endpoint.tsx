import Translate from '@docusaurus/Translate';
import {useRef, useState, type ReactNode} from 'react';
import type {NetworkFacts} from '../types';
import endpointStyles from './endpoint.module.css';
import styles from './panel.module.css';
import Picker from './Picker';
import type {Target} from './target';

export interface Props {
  readonly network: NetworkFacts;
  readonly folder: string;
  readonly target: Target;
}

/** Where the call is sent, and a button to change it. */
export default function Endpoint({network, folder, target}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const done = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <div className={endpointStyles.endpoint}>
      <p>
        <span>
          <span className={styles.note}>
            <Translate id="site.workbench.endpoint.to">To</Translate>
          </span>{' '}
          {target.kind === 'wallet' ? target.name : <code>{target.url}</code>}{' '}
          {target.kind === 'url' && target.chain && (
            <span className={styles.note}>
              {target.chain.name}, {target.chain.chainId}
            </span>
          )}
        </span>
        <button
          ref={opener}
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}>
          <Translate id="site.workbench.endpoint.change">Change</Translate>
        </button>
      </p>
      {isOpen && <Picker network={network} folder={folder} onDone={done} />}
    </div>
  );
}

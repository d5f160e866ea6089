import Translate from '@docusaurus/Translate';
import {useCallback, useState, type ReactNode} from 'react';
import type {OnAbiCall} from '../abi/useAbiCall';
import type {InterfaceCall} from '../types';
import {loadAbis} from '../endpoint/loadFacts';
import styles from './panel.module.css';
import {useLoaded} from './useLoaded';

/** Whether the first argument of a method is a call of a contract. */
export function takesCall(method: string): boolean {
  return /^(?:eth_(?:call|estimateGas|createAccessList)|debug_traceCall)$/.test(method);
}

export interface Props {
  readonly folder: string;
  readonly symbol: string;
  readonly attempts: number;
  /** The function that the panel was opened with. */
  readonly given: InterfaceCall | undefined;
  readonly onChange: OnAbiCall;
  readonly onClose: () => void;
}

/** Puts a call together from the interface of a contract; what that needs is loaded when the reader opens it. */
export default function ByAbi({folder, onClose, ...props}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(props.given !== undefined);
  const load = useCallback(async () => {
    const [{default: AbiCall}, catalogue] = await Promise.all([
      import('../abi/AbiCall'),
      loadAbis(folder),
    ]);
    return {AbiCall, catalogue};
  }, [folder]);
  const loaded = useLoaded(isOpen, load);
  return (
    <details
      className={styles.section}
      open={isOpen}
      onToggle={({currentTarget: {open}}) => {
        setIsOpen(open);
        if (!open) onClose();
      }}>
      <summary>
        <Translate id="site.workbench.byAbi">Call a function by its interface</Translate>
      </summary>
      {loaded === 'failed' && (
        <p role="alert">
          <Translate id="site.workbench.byAbi.failed">
            The interfaces could not be loaded. Close and open this part to try again.
          </Translate>
        </p>
      )}
      {typeof loaded === 'object' && isOpen && (
        <loaded.value.AbiCall catalogue={loaded.value.catalogue} {...props} />
      )}
    </details>
  );
}

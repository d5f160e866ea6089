import Translate from '@docusaurus/Translate';
import RunButton from '@site/src/components/RunButton';
import type {OfferedCall} from '@site/src/workbench/types';
import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** Calls of a block of code, as JSON. */
  readonly calls: string;
}

/** `getPooledBNB` of `getPooledBNB(address) view returns (uint256)`, or the method. */
function nameOf({method, byInterface}: OfferedCall): string {
  return byInterface?.signature.replace(/\(.*/, '') ?? method;
}

/** A button for each request of the block of code above. Placed by src/remark/runButtons.ts. */
export default function RunCalls({calls}: Props): ReactNode {
  const all = useMemo(() => JSON.parse(calls) as OfferedCall[], [calls]);
  return (
    <div className={clsx(styles.calls, 'rpc-request-bar')}>
      {all.map((call) => {
        const name = nameOf(call);
        return (
          <RunButton key={JSON.stringify(call)} name={name} call={() => call}>
            <Translate id="site.runCalls.run" values={{name}}>
              {'Run {name}'}
            </Translate>
          </RunButton>
        );
      })}
    </div>
  );
}

import Translate from '@docusaurus/Translate';
import {useId, useState, useSyncExternalStore, type ReactNode} from 'react';
import {builtState, currentState, subscribeToState} from '../endpoint/store';
import CallForm from '../form';
import type {MethodFacts, RpcCall} from '../types';
import Answer from './Answer';
import Batch from './Batch';
import {calledItem, withAbiCall, type ByAbiCall} from './abiCall';
import ByAbi, {takesCall} from './ByAbi';
import {addToBatch} from './batchCalls';
import Confirm from './Confirm';
import CopyAs from './CopyAs';
import Endpoint from './Endpoint';
import History from './History';
import styles from './panel.module.css';
import {createsFilter} from './pollFilter';
import RawTransaction from './RawTransaction';
import type {Shown} from './shown';
import Stream from './Stream';
import {canBatch, isPublic, opensStream, targetOf} from './target';
import {useCall} from './useCall';
import type {Facts} from './facts';

/** A method that the reference does not have, such as one from a damaged link. */
function Unknown({method}: {readonly method: string}): ReactNode {
  return (
    <p role="alert">
      <Translate id="site.workbench.unknown" values={{method}}>
        {'This version of the reference has no method {method}.'}
      </Translate>
    </p>
  );
}

/** Another site shows this one in a frame, where it could guide the reader's clicks; hosts without headers cannot prevent it. */
const isFramed = window.top !== window.self;

/** Milliseconds between two questions to a filter; public endpoints limit requests. */
const FASTEST_POLL = 2000;

interface Props {
  readonly shown: Shown;
  readonly facts: Facts;
}

interface KnownProps extends Props {
  readonly method: MethodFacts;
}

/** A call that can be edited and run, with its answer. */
function KnownCall({shown, facts, method}: KnownProps): ReactNode {
  const {network, namespace} = facts;
  const name = shown.call.method;
  const {choice} = useSyncExternalStore(subscribeToState, currentState, builtState);
  const [given, setGiven] = useState(shown.call.params);
  const [params, setParams] = useState<readonly unknown[] | undefined>(shown.call.params);
  const [byAbi, setByAbi] = useState<ByAbiCall>();
  /** Whether a function was chosen whose arguments are not complete. */
  const [isPending, setIsPending] = useState(shown.call.byInterface !== undefined);
  const [isConfirmed, setIsConfirmed] = useState(method.harm === undefined);
  const {isRunning, done, run, abort} = useCall();
  const reason = useId();
  const target = targetOf(network, choice, name, method);
  const isForbidden = method.harm !== undefined && isPublic(network, target);
  const [attempts, setAttempts] = useState(0);
  const isAllowed = isConfirmed && !isForbidden && !isFramed;
  const call = params && !isPending ? {method: name, params} : undefined;
  const symbol =
    (target.kind === 'url' ? target.chain : undefined)?.symbol ?? network.chains[0]?.symbol ?? '';
  const streams = opensStream(name);
  /** With faults in the form, it shows them. */
  const whenRight = (act: (right: RpcCall) => void) => {
    if (!isAllowed) return;
    if (call) act(call);
    else setAttempts(attempts + 1);
  };
  return (
    <>
      <Endpoint network={network} folder={shown.folder} target={target} />
      {takesCall(name) && (
        <ByAbi
          folder={shown.folder}
          symbol={symbol}
          attempts={attempts}
          given={shown.call.byInterface}
          onClose={() => setIsPending(false)}
          onChange={(abiCall, item) => {
            setIsPending(item !== undefined && !abiCall);
            setByAbi(abiCall && item && {abiCall, item});
            if (abiCall) setGiven(withAbiCall(params ?? given, abiCall));
          }}
        />
      )}
      <CallForm
        facts={method}
        schemas={namespace.schemas}
        params={given}
        symbol={symbol}
        attempts={attempts}
        onChange={setParams}
      />
      {name.startsWith('eth_sendRawTransaction') && (
        <RawTransaction
          data={params?.[0]}
          chain={target.kind === 'url' ? target.chain : undefined}
          symbol={symbol}
        />
      )}
      {method.harm !== undefined && (
        <Confirm
          method={name}
          harm={method.harm}
          isForbidden={isForbidden}
          onChange={setIsConfirmed}
        />
      )}
      {(streams || createsFilter(name)) && (
        <Stream
          call={isAllowed ? call : undefined}
          target={target}
          pollEvery={Math.max(FASTEST_POLL, 4 * network.blockInterval)}
          facts={facts}
          folder={shown.folder}
        />
      )}
      {!streams && (
        <>
          <div className={styles.actions}>
            <button
              type="button"
              className={styles.run}
              aria-disabled={!isAllowed}
              aria-describedby={reason}
              onClick={() => whenRight((right) => run(right, target, calledItem(right, byAbi)))}>
              <Translate id="site.workbench.run">Run</Translate>
            </button>
            {isRunning && (
              <button type="button" className={styles.button} onClick={abort}>
                <Translate id="site.workbench.abort">Cancel</Translate>
              </button>
            )}
            {target.kind === 'url' && canBatch(name, method) && (
              <button
                type="button"
                className={styles.button}
                aria-disabled={!isAllowed}
                onClick={() => whenRight(addToBatch)}>
                <Translate id="site.workbench.batch.add">Add to batch</Translate>
              </button>
            )}
            <span id={reason} className={styles.reason}>
              {isFramed && (
                <Translate id="site.workbench.framed">
                  Open this page in a tab of its own: within another site, calls are switched off.
                </Translate>
              )}
              {!call && attempts > 0 && (
                <Translate id="site.workbench.faults">Correct the marked fields first.</Translate>
              )}
            </span>
          </div>
          <p role="status" className={styles.status}>
            {isRunning && (
              <Translate id="site.workbench.running">Waiting for the answer …</Translate>
            )}
          </p>
          {call && <CopyAs call={call} target={target} opening={{...shown, call}} />}
          {done && (
            <Answer
              done={done}
              facts={facts}
              folder={shown.folder}
              method={done.call.method === name ? method : undefined}
            />
          )}
        </>
      )}
      <Batch target={target} facts={facts} folder={shown.folder} />
      <History opening={shown} />
    </>
  );
}

/** A call of the reference, or a note that there is none. */
export default function Call(props: Props): ReactNode {
  const {method: name} = props.shown.call;
  const method = props.facts.namespace.methods[name];
  return method ? <KnownCall {...props} method={method} /> : <Unknown method={name} />;
}

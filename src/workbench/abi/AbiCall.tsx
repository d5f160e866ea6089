import React, {useId, useMemo, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {clsx} from 'clsx';
import ParamFields from '../form/ParamFields';
import styles from '../form/styles.module.css';
import type {AbiCatalogue} from './catalogue';
import FunctionSelect from './FunctionSelect';
import type {InterfaceCall} from '../types';
import {startOf} from './start';
import {useAbiCall, type OnAbiCall} from './useAbiCall';

interface Props {
  readonly catalogue: AbiCatalogue;
  /** Symbol of the network's currency. */
  readonly symbol: string;
  /** What the form begins with. */
  readonly given?: InterfaceCall | undefined;
  /** As in `CallForm`. */
  readonly attempts?: number;
  readonly onChange: OnAbiCall;
}

/** Puts a call together from a function's interface: one of a system contract, or one that the reader pastes. */
export default function AbiCall(props: Props): ReactNode {
  const {catalogue, symbol, given, attempts = 0, onChange} = props;
  const id = useId();
  const [start] = useState(() => startOf(catalogue, given));
  const target = useMemo(
    () => ({
      name: translate({id: 'site.abi.address', message: 'Contract address'}),
      description: '',
      required: true,
      schema: {type: 'string', pattern: '^0x[0-9a-fA-F]{40}$'},
    }),
    [],
  );
  const form = useAbiCall(target, symbol, start, onChange);
  const [name, setName] = useState(start.contract);
  const contract = catalogue.contracts.find((one) => one.name === name);
  const {read} = form;
  const isWrong = 'problem' in read && (read.problem === 'notFunction' || attempts > 0);
  return (
    <div className={styles.form}>
      <div className={styles.field}>
        <label htmlFor={`${id}-contract`} className={styles.label}>
          <Translate id="site.abi.contract">Contract</Translate>
        </label>
        <select
          id={`${id}-contract`}
          className={styles.control}
          value={name}
          aria-describedby={contract ? `${id}-purpose` : undefined}
          onChange={(event) => {
            const next = catalogue.contracts.find((one) => one.name === event.target.value);
            setName(next?.name ?? '');
            form.choose(next?.functions[0] ?? '', next?.address);
          }}>
          <option value="">
            {translate({id: 'site.abi.other', message: 'Another: paste a signature'})}
          </option>
          {catalogue.contracts.map((one) => (
            <option key={one.name}>{one.name}</option>
          ))}
        </select>
        {contract && (
          <p id={`${id}-purpose`} className={styles.description}>
            {contract.purpose}
          </p>
        )}
      </div>
      {contract ? (
        <FunctionSelect
          id={`${id}-function`}
          functions={contract.functions}
          value={form.signature}
          onChange={(signature) => form.choose(signature)}
        />
      ) : (
        <div className={styles.field}>
          <label htmlFor={`${id}-signature`} className={styles.label}>
            <Translate id="site.abi.signature">Signature of the function</Translate>
          </label>
          <textarea
            id={`${id}-signature`}
            rows={1}
            className={clsx(styles.control, styles.typed)}
            value={form.signature}
            placeholder="balanceOf(address) view returns (uint256)"
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-fault` : undefined}
            onChange={(event) => form.choose(event.target.value)}
          />
          {isWrong && (
            <p id={`${id}-fault`} className={styles.faults}>
              <Translate
                id="site.abi.notFunction"
                values={{example: 'balanceOf(address) view returns (uint256)'}}>
                {'Expected a function as in Solidity, such as {example}.'}
              </Translate>
            </p>
          )}
        </div>
      )}
      <ParamFields
        key={form.signature}
        params={form.params}
        onChange={form.setModel}
        {...{model: form.model, faults: form.faults, context: form.context, symbol, attempts}}
      />
      {form.call && (
        <div className={styles.field}>
          <span className={styles.label}>
            <Translate id="site.abi.data">Data of the call</Translate>
          </span>
          <code className={styles.encoded}>{form.call.data}</code>
        </div>
      )}
    </div>
  );
}

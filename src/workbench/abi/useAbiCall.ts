import type {AbiFunction} from 'viem';
import {useEffect, useMemo, useRef, useState} from 'react';
import type {ContentDescriptor} from '../../openrpc/types';
import type {FormModel} from '../form/draft';
import {fromParams, readParams, startModel} from '../form/params';
import type {Fault} from '../form/problem';
import {unitsOf} from '../form/quantity';
import {abiParams} from './abiSchema';
import {encodeCall} from './encode';
import {readSignature} from './signature';
import {modelOf, type Start} from './start';

/** A call that was put together from an interface. */
export interface AbiCallValue {
  readonly to: string;
  readonly data: string;
}

/** Called with the call and its function, or with undefined while something is missing or wrong. */
export type OnAbiCall = (call: AbiCallValue | undefined, item: AbiFunction | undefined) => void;

/** The state of a call by interface: a signature, an address, and arguments. */
export function useAbiCall(
  target: ContentDescriptor,
  symbol: string,
  start: Start,
  onChange: OnAbiCall,
) {
  const context = useMemo(() => ({schemas: {}, units: unitsOf(symbol)}), [symbol]);
  const [signature, setSignature] = useState(start.signature);
  const [model, setModel] = useState<FormModel>(() => modelOf(start, target, context));
  const read = useMemo(() => readSignature(signature), [signature]);
  const item = 'item' in read ? read.item : undefined;
  const params = useMemo(() => [target, ...abiParams(item?.inputs ?? [])], [target, item]);
  const {call, faults} = useMemo((): {call?: AbiCallValue; faults: readonly Fault[]} => {
    const entered = readParams(params, model, context);
    if (entered.faults.length > 0 || !item) return {faults: entered.faults};
    const [to, ...values] = entered.params;
    const encoded = encodeCall(item, values, 1);
    if ('faults' in encoded) return {faults: encoded.faults};
    return {call: {to: String(to), data: encoded.data}, faults: []};
  }, [params, model, context, item]);

  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  useEffect(() => {
    report.current(call, item);
  }, [call, item]);

  return {
    ...{context, signature, read, params, model, faults, call, setModel},
    /** Chooses a function; the address stays unless another is given. Arguments are reset. */
    choose: (chosen: string, address?: string) => {
      const next = readSignature(chosen);
      const inputs = 'item' in next ? next.item.inputs : [];
      const [own] = address === undefined ? model : fromParams([target], [address], context);
      const [, ...rest] = startModel([target, ...abiParams(inputs)], context);
      setSignature(chosen);
      setModel([own, ...rest]);
    },
  };
}

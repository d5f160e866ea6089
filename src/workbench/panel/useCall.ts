import type {AbiFunction} from 'viem';
import {useEffect, useRef, useState} from 'react';
import type {RpcCall} from '../types';
import type {Done} from './done';
import {remember} from './pastCalls';
import {runCall} from './runCall';
import type {Target} from './target';

export interface Running {
  readonly isRunning: boolean;
  readonly done: Done | undefined;
  readonly run: (call: RpcCall, target: Target, item?: AbiFunction) => void;
  readonly abort: () => void;
}

/** Runs one call at a time. Leaving aborts it. */
export function useCall(): Running {
  const [isRunning, setIsRunning] = useState(false);
  const [done, setDone] = useState<Done>();
  const controller = useRef<AbortController>();
  useEffect(() => () => controller.current?.abort(), []);
  const run = (call: RpcCall, target: Target, item?: AbiFunction) => {
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    setIsRunning(true);
    const show = (next: Done) => {
      if (controller.current === current) setDone({...next, ...(item && {item})});
    };
    void runCall(call, target, current.signal, show).then((last) => {
      remember(call, last.outcome);
      if (controller.current === current) setIsRunning(false);
    });
  };
  return {isRunning, done, run, abort: () => controller.current?.abort()};
}

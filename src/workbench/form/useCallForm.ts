import {useEffect, useMemo, useRef, useState} from 'react';
import type {ContentDescriptor} from '../../openrpc/types';
import {secretIn} from '../secret';
import type {FormModel} from './draft';
import {jsonMessage, notListMessage, readablePath} from './jsonMessages';
import {parseJson} from './jsonText';
import type {PlacedMessage} from './JsonView';
import {messageOf} from './messages';
import {fromParams, readParams, startModel} from './params';
import {secretMessage} from './secretMessage';
import type {Context} from './toValue';

/** What is wrong with a call, for the one who asked for it. */
export interface CallFault {
  /** JSON pointer from the list of arguments; empty for all of them. */
  readonly path: string;
  readonly message: string;
}

export type OnParams = (
  params: readonly unknown[] | undefined,
  faults: readonly CallFault[],
) => void;

/** A JSON text that is no list of arguments. */
function textFault(text: string): string | undefined {
  const parsed = parseJson(text);
  if ('fault' in parsed) {
    const secret = secretIn(text);
    return secret ? secretMessage(secret) : jsonMessage(parsed.fault);
  }
  return Array.isArray(parsed.value) ? undefined : notListMessage();
}

/** The state of a form: one value that is edited as fields and as JSON. */
export function useCallForm(
  params: readonly ContentDescriptor[],
  given: readonly unknown[] | undefined,
  context: Context,
  onChange: OnParams,
) {
  const [model, setModel] = useState<FormModel>(() =>
    given ? fromParams(params, given, context) : startModel(params, context),
  );
  /** The JSON as the reader types it; undefined while fields are shown. */
  const [text, setText] = useState<string | undefined>(undefined);
  const read = useMemo(() => readParams(params, model, context), [params, model, context]);
  const wrongText = text === undefined ? undefined : textFault(text);
  const isRight = wrongText === undefined && read.faults.length === 0;

  /** What was last reported or taken over, as JSON. */
  const known = useRef(given && JSON.stringify(given));
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  useEffect(() => {
    if (given === undefined || JSON.stringify(given) === known.current) return;
    known.current = JSON.stringify(given);
    setModel(fromParams(params, given, context));
    setText((before) => before && JSON.stringify(given, null, 2));
  }, [given, params, context]);
  useEffect(() => {
    if (isRight) known.current = JSON.stringify(read.params);
    const faults =
      wrongText === undefined
        ? read.faults.map((fault) => ({
            path: fault.path,
            message: messageOf(fault, context.schemas),
          }))
        : [{path: '', message: wrongText}];
    report.current(isRight ? read.params : undefined, faults);
  }, [isRight, read, wrongText, context]);

  const messages: PlacedMessage[] =
    wrongText === undefined
      ? read.faults.map((fault) => ({
          place: readablePath(fault.path, params),
          message: messageOf(fault, context.schemas),
        }))
      : [{place: '', message: wrongText}];
  return {
    model,
    setModel,
    faults: read.faults,
    text,
    messages,
    /** Whether the JSON can be shown as fields. */
    canShowFields: wrongText === undefined,
    showJson: () => {
      setText(JSON.stringify(read.params, null, 2));
    },
    showFields: () => {
      setText(undefined);
    },
    type: (typed: string) => {
      setText(typed);
      const parsed = parseJson(typed);
      if ('value' in parsed && Array.isArray(parsed.value)) {
        setModel(fromParams(params, parsed.value as unknown[], context));
      }
    },
  };
}

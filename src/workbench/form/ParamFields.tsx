import React, {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import type {ContentDescriptor} from '../../openrpc/types';
import AddField from './AddField';
import ExtraArguments from './ExtraArguments';
import type {FormModel} from './draft';
import {focusById} from './focus';
import FieldView from './FieldView';
import {FormProvider, idOf, type FormContext} from './formContext';
import {paramSchema} from './params';
import {below, type Fault} from './problem';
import {startDraft} from './start';
import styles from './styles.module.css';
import type {Context} from './toValue';

interface Props {
  readonly params: readonly ContentDescriptor[];
  readonly model: FormModel;
  /** All faults of the model. */
  readonly faults: readonly Fault[];
  readonly context: Context;
  /** Symbol of the network's currency. */
  readonly symbol: string;
  /** How often the reader tried to use the form with faults; each time all are shown and the first gets the focus. */
  readonly attempts: number;
  readonly onChange: (model: FormModel) => void;
}

/** These come from an action, not from an unfinished entry. */
const AT_ONCE = ['secret', 'needed', 'extra'];

/** The fields of a list of parameters. */
export default function ParamFields(props: Props): ReactNode {
  const {params, model, faults, context, symbol, attempts, onChange} = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [next, setNext] = useState<{readonly id: string}>();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (next) focusById(next.id);
  }, [next]);
  useEffect(() => {
    if (attempts > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const form = useMemo((): FormContext => {
    const isTouched = (path: string) =>
      [...touched].some((one) => one === path || one.startsWith(`${path}/`));
    return {
      id,
      context,
      symbol,
      faultsAt: (path, isKey = false) =>
        faults.filter(
          (fault) =>
            fault.path === path &&
            (fault.isKey ?? false) === isKey &&
            (attempts > 0 ||
              fault.isJson === true ||
              AT_ONCE.includes(fault.problem.kind) ||
              isTouched(path)),
        ),
      touch: (path) =>
        setTouched((before) => (before.has(path) ? before : new Set([...before, path]))),
      focusNext: (element) => setNext({id: element}),
    };
  }, [id, context, symbol, faults, attempts, touched]);

  const put = (at: number, draft: FormModel[number]) => {
    const length = Math.max(model.length, at + 1);
    onChange(Array.from({length}, (_, index) => (index === at ? draft : model[index])));
  };
  const addId = idOf(form, '', '-add');
  const startAt = (at: number) => {
    const param = params[at];
    if (!param) return;
    const path = below('', at);
    form.focusNext(idOf(form, path));
    put(at, startDraft(paramSchema(param), path, context));
  };
  const absent = params.flatMap(({name}, at) => (model[at] ? [] : [{name, at}]));
  const extra = model.slice(params.length).some(Boolean);
  return (
    <FormProvider value={form}>
      <div ref={frame} className={styles.params}>
        {params.map((param, at) => {
          const draft = model[at];
          return (
            draft && (
              <FieldView
                key={param.name}
                schema={paramSchema(param)}
                draft={draft}
                path={below('', at)}
                label={param.name}
                description={param.description}
                isRequired={param.required ?? false}
                canBeAbsent={!param.required}
                onChange={(changed) => put(at, changed)}
                {...(!param.required && {
                  onRemove: () => {
                    form.focusNext(addId);
                    put(at, undefined);
                  },
                })}
              />
            )
          );
        })}
        {extra && (
          <ExtraArguments
            faults={faults}
            onRemove={() => {
              form.focusNext(addId);
              onChange(model.slice(0, params.length));
            }}
          />
        )}
        <AddField
          id={addId}
          names={absent.map(({name}) => name)}
          faults={absent.flatMap(({at}) => form.faultsAt(below('', at)))}
          onAdd={(name) => startAt(params.findIndex((param) => param.name === name))}
        />
      </div>
    </FormProvider>
  );
}

import {createContext, useContext} from 'react';
import type {Fault} from './problem';
import type {Context} from './toValue';

/** What all fields of a form share. */
export interface FormContext {
  /** Begins the ids of this form's elements. */
  readonly id: string;
  readonly context: Context;
  /** Symbol of the network's currency. */
  readonly symbol: string;
  /** Faults to show at a path; those of fields that the reader has not left yet are not shown. */
  readonly faultsAt: (path: string, isKey?: boolean) => readonly Fault[];
  /** The reader has left the field at a path. */
  readonly touch: (path: string) => void;
  /** Moves the focus to the element with an id after the next change. */
  readonly focusNext: (id: string) => void;
}

const Shared = createContext<FormContext | null>(null);

export const FormProvider = Shared.Provider;

/** @throws Error outside of a form */
export function useForm(): FormContext {
  const form = useContext(Shared);
  if (!form) throw new Error('A field needs a form around it.');
  return form;
}

/** The id of the element for a path; without spaces, which separate ids in attributes. */
export function idOf(form: FormContext, path: string, part = ''): string {
  return `${form.id}${encodeURIComponent(path)}${part}`;
}

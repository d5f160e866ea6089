import type {Secret} from '../secret';

/** What a reader has entered for one value so far. It need not be valid. */
export type Draft =
  /** Typed text: a number with a unit, hex, JSON. */
  | {readonly kind: 'text'; readonly text: string}
  /** A value as it is: chosen from a list, or from JSON and unfit for the field. */
  | {readonly kind: 'value'; readonly value: unknown}
  /** A secret that was pasted and is not kept. */
  | {readonly kind: 'refused'; readonly secret: Secret}
  | {readonly kind: 'variant'; readonly index: number; readonly draft: Draft}
  | {readonly kind: 'items'; readonly items: readonly Draft[]}
  /** Fields of an object in the reader's order. While keys are typed, two may be equal. */
  | {readonly kind: 'fields'; readonly fields: readonly Field[]};

export type Field = readonly [name: string, draft: Draft];

/** Drafts of a call's arguments by position; undefined is one that is left out. */
export type FormModel = readonly (Draft | undefined)[];

export const EMPTY: Draft = {kind: 'text', text: ''};

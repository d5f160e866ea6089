import {Fault, type AnyTool, type Fields, type Output} from './types';

/** Texts of fields, or faults of them, by the ids of the fields. */
export type Texts = Readonly<Record<string, string>>;

/** Texts of fields as values; those that are none have a fault. Hidden fields are read, too, but their faults do not count. */
export interface Read {
  readonly values: Readonly<Record<string, unknown>>;
  readonly faults: Texts;
}

/** The texts that fields begin with. */
export function initialTexts(fields: Fields): Texts {
  return Object.fromEntries(Object.entries(fields).map(([id, {initial}]) => [id, initial]));
}

/** Texts of the fields that there are: what is missing begins as usual. */
export function completed(fields: Fields, texts: Texts): Texts {
  const known = Object.entries(texts).filter(([id]) => Object.hasOwn(fields, id));
  return {...initialTexts(fields), ...Object.fromEntries(known)};
}

/** Reads the texts of all fields. @throws what a field throws besides {@link Fault} */
export function readFields(fields: Fields, texts: Texts): Read {
  const values: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const [id, field] of Object.entries(fields)) {
    const isShown = field.when?.(texts) ?? true;
    try {
      values[id] = field.read(isShown ? (texts[id] ?? '') : field.initial);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      if (isShown) faults[id] = error.message;
    }
  }
  return {values, faults};
}

/** What was read, and the result. */
export interface Evaluated extends Read {
  /** Undefined when a field has a fault. */
  readonly output: Output | undefined;
}

/** Reads the fields and computes. A {@link Fault} that `compute` throws concerns several fields: it becomes the summary. */
export function evaluate(tool: AnyTool, facts: unknown, texts: Texts, reading: unknown): Evaluated {
  const read = readFields(tool.fields(facts), texts);
  if (Object.keys(read.faults).length > 0) return {...read, output: undefined};
  const faults = tool.check?.(read.values, facts) ?? {};
  if (Object.keys(faults).length > 0) return {...read, faults, output: undefined};
  try {
    return {...read, output: tool.compute(read.values, facts, reading)};
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const blocks = [{kind: 'text', text: error.message, tone: 'bad'} as const];
    return {...read, output: {summary: '', blocks}};
  }
}

import type {ContentDescriptor} from '../../openrpc/types';
import {EMPTY, type Draft, type FormModel} from './draft';
import {fromValue} from './fromValue';
import {hiddenProblem} from './leaf';
import {below, type Fault} from './problem';
import type {OwnSchema} from './schema';
import {startDraft} from './start';
import {toValue, type Context} from './toValue';

/** The schema of a parameter; without a description of its own it has the parameter's. */
export function paramSchema({schema, description}: ContentDescriptor): OwnSchema {
  return schema.$ref === undefined && schema.allOf === undefined
    ? {description, ...schema}
    : schema;
}

function accepts(schema: OwnSchema, value: unknown, path: string, context: Context): boolean {
  const faults: Fault[] = [];
  toValue(schema, fromValue(schema, value, path, context), path, context, faults);
  return faults.length === 0;
}

/**
 * Reads a form. Arguments are by position: one that is left out before a given one becomes null, where its schema
 * accepts null. With faults the arguments are what was entered, for showing only.
 */
export function readParams(
  params: readonly ContentDescriptor[],
  model: FormModel,
  context: Context,
): {readonly params: unknown[]; readonly faults: readonly Fault[]} {
  const faults: Fault[] = [];
  let last = model.length - 1;
  while (last >= 0 && model[last] === undefined) last -= 1;
  const values = model.slice(0, last + 1).map((draft, at) => {
    const param = params[at];
    const path = below('', at);
    const schema = param ? paramSchema(param) : {};
    if (!param) faults.push({path, problem: {kind: 'extra', most: params.length}, schema});
    if (draft) return toValue(schema, draft, path, context, faults);
    if (param && !param.required && !accepts(schema, null, path, context)) {
      const by = params[last]?.name ?? '';
      faults.push({path, problem: {kind: 'needed', by, byDefault: param.schema.default}, schema});
    }
    return null;
  });
  params.forEach((param, at) => {
    if (!param.required || model[at]) return;
    faults.push({path: below('', at), problem: {kind: 'missing'}, schema: paramSchema(param)});
  });
  return {params: values, faults};
}

/** The arguments of a form, if all are right; otherwise what is wrong. */
export function toParams(
  params: readonly ContentDescriptor[],
  model: FormModel,
  context: Context,
): {readonly params: unknown[]} | {readonly faults: readonly Fault[]} {
  const read = readParams(params, model, context);
  return read.faults.length > 0 ? {faults: read.faults} : {params: read.params};
}

/** The form of given arguments, right or wrong. */
export function fromParams(
  params: readonly ContentDescriptor[],
  values: readonly unknown[],
  context: Context,
): FormModel {
  return values.map((value, at) => {
    const param = params[at];
    if (value === undefined) return undefined;
    if (hiddenProblem(value)?.kind === 'deep') return EMPTY;
    return fromValue(param ? paramSchema(param) : {}, value, below('', at), context);
  });
}

/** A form to fill in: required parameters only, with their defaults. */
export function startModel(params: readonly ContentDescriptor[], context: Context): FormModel {
  return params.map((param, at): Draft | undefined =>
    param.required ? startDraft(paramSchema(param), below('', at), context) : undefined,
  );
}

import {isDeepStrictEqual} from 'node:util';
import Ajv, {type ValidateFunction} from 'ajv';
import type {Verdict} from '@site/src/openrpc/types';
import {SHARED} from '@site/src/openrpc/read';
import type {RpcReference, Schema} from '@site/src/openrpc/types';
import type {Case} from './cases';
import type {Outcome} from './play';

/** A verdict, with the answer if it differs from the page. */
export interface Finding {
  readonly verdict: Verdict;
  readonly says: string;
}

type Fits = (schema: Schema, value: unknown) => string | undefined;

/** Validates values against schemas of a version; returns the errors. */
export function schemaChecker({shared}: RpcReference): Fits {
  const ajv = new Ajv({strict: false, validateFormats: false});
  ajv.addSchema({$id: SHARED, components: shared.components});
  const compiled = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(schema);
    compiled.set(key, validate);
    return validate(value) ? undefined : ajv.errorsText(validate.errors);
  };
}

/** JSON of a value, truncated if long. */
function excerpt(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}

function compareError({failure}: Case, {answer}: Outcome): Finding {
  if (!answer.error) return {verdict: 'differs', says: `succeeded: ${excerpt(answer.result)}`};
  if (answer.error.code === -32601 && failure?.error.code !== -32601)
    return {verdict: 'unknown', says: answer.error.message};
  const {code, message, data} = failure?.error ?? {};
  const expected = {code, message, data: data ?? answer.error.data};
  const same = isDeepStrictEqual({data: undefined, ...answer.error}, expected);
  return {verdict: same ? 'exact' : 'differs', says: same ? '' : excerpt(answer.error)};
}

/** Compares a node's answer to an example with the page. */
export function compare(example: Case, outcome: Outcome, fits: Fits): Finding {
  if (example.failure) return compareError(example, outcome);
  const {result, error} = outcome.answer;
  if (error?.code === -32601) return {verdict: 'unknown', says: error.message};
  if (error) return {verdict: 'differs', says: excerpt(error)};
  const shown = example.example;
  const expected = shown?.['x-notifications'];
  // Ids are random: only notifications are compared.
  const same = expected
    ? isDeepStrictEqual(outcome.notifications, expected)
    : isDeepStrictEqual(result, shown?.result.value);
  if (same) return {verdict: 'exact', says: ''};
  const schema = shown?.['x-notification-schema'];
  const wrong = [
    fits(example.method.result.schema, result),
    ...(schema ? (outcome.notifications ?? []).map((each) => fits(schema, each)) : []),
  ].find((fault) => fault !== undefined);
  const found = excerpt(expected ? outcome.notifications : result);
  return wrong === undefined
    ? {verdict: 'schema', says: found}
    : {verdict: 'differs', says: `${wrong} in ${found}`};
}

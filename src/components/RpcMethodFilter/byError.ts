import {explainerOf} from '@site/src/openrpc/explainer/explain';
import type {ErrorFact, ErrorFacts} from '@site/src/openrpc/explainer/facts';

/** Methods that can give an error; `all` for an error that every method can give. */
export type Givers = ReadonlySet<string> | 'all';

const NONE: ReadonlySet<string> = new Set();

function giversOf(errors: readonly ErrorFact[]): Givers {
  const methods = errors.map(({own = [], shared = []}) => [...own, ...shared]);
  // An error of the reference without methods is one of all of them.
  const isCommon = errors.some(({place}, index) => !place && methods[index]?.length === 0);
  return isCommon ? 'all' : new Set(methods.flat());
}

/** Prepares the facts; the function that it returns gives the methods with an error that a text is about. */
export function errorFilterOf(facts: ErrorFacts): (words: string) => Givers {
  const explain = explainerOf(facts);
  return (words) => {
    const {errors, code, report} = explain(words);
    if (errors.length > 0) return giversOf(errors.map(({error}) => error));
    const isCode = code !== undefined && report.codes.includes(code.code);
    return isCode ? giversOf(facts.errors.filter((error) => error.code === code.code)) : NONE;
  };
}

/** Whether words are about an error rather than about a method: a code, or a phrase. */
export function mayBeError(words: string): boolean {
  return /[\s{"]|\d{3}|^-?\d$/u.test(words.trim());
}

import {errorRows} from '../errorRows';
import {errorSlug} from '../rowIds';
import {shapeOf} from '../render/fields';
import {withCodeMarks} from '../render/prose';
import type {Method, RpcReference, SharedComponents} from '../types';
import type {CodeFact, ErrorFact, ErrorFacts} from './facts';

function methodsOf({documents}: RpcReference): Method[] {
  return Object.values(documents).flatMap(({methods}) => methods);
}

/** Every error of the reference, with the rows that explain it. */
function errorFacts(reference: RpcReference): ErrorFact[] {
  const {shared} = reference;
  const own = new Map<string, string[]>();
  const grouped = new Map<string, string[]>();
  const add = (to: Map<string, string[]>, name: string, method: string) =>
    to.set(name, [...(to.get(name) ?? []), method]);
  for (const method of methodsOf(reference)) {
    const rows = errorRows(method, shared);
    for (const name of rows.own) add(own, name, method.name);
    for (const name of new Set(rows.shared.flatMap(({names}) => names)))
      add(grouped, name, method.name);
  }
  return Object.entries(shared.components.errors).map(([name, {code, message}]) => {
    const [rows, sharedRows] = [own.get(name), grouped.get(name)];
    return {
      slug: errorSlug(name),
      code,
      message,
      cause: withCodeMarks(shared['x-error-causes'][name] ?? ''),
      fix: withCodeMarks(shared['x-error-fixes'][name] ?? ''),
      ...(rows && {own: rows}),
      ...(sharedRows && {shared: sharedRows}),
    };
  });
}

function codeFacts(shared: SharedComponents): CodeFact[] {
  return shared['x-error-codes'].map(({code, meaning, cause, fix}) => ({
    code,
    meaning,
    cause: withCodeMarks(cause),
    fix: withCodeMarks(fix),
  }));
}

/** Names of a method's parameters, and of the fields of those that are objects. */
function parameterNames({params}: Method, shared: SharedComponents): string {
  const names = params.flatMap(({name, schema}) => [
    name,
    ...Object.keys(shapeOf(schema, shared)?.schema.properties ?? {}),
  ]);
  return [...new Set(names)].join(' ');
}

/** What the reference itself knows of errors, without those of contracts. */
export function factsOf(
  reference: RpcReference,
): Pick<ErrorFacts, 'errors' | 'codes' | 'parameters'> {
  return {
    errors: errorFacts(reference),
    codes: codeFacts(reference.shared),
    parameters: Object.fromEntries(
      methodsOf(reference)
        .map((method) => [method.name, parameterNames(method, reference.shared)] as const)
        .filter(([, names]) => names !== ''),
    ),
  };
}

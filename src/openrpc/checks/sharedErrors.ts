import type {RpcFault} from '../fault';
import type {SharedComponents} from '../types';

/** Errors without a cause or without a row in the table of codes, and causes and groups without an error. */
export function sharedErrorFaults(shared: SharedComponents, file: string): RpcFault[] {
  const {errors} = shared.components;
  const causes = shared['x-error-causes'];
  const codes = new Set(shared['x-error-codes'].map(({code}) => code));
  const faults = Object.entries(errors).flatMap(([name, {code}]) => [
    ...(causes[name]
      ? []
      : [{file, at: '/x-error-causes', says: `${name}: say when this error comes.`}]),
    ...(codes.has(code)
      ? []
      : [{file, at: '/x-error-codes', says: `${name}: code ${code} has no row.`}]),
  ]);
  const surplus = Object.keys(causes)
    .filter((name) => !Object.hasOwn(errors, name))
    .map((name) => ({file, at: `/x-error-causes/${name}`, says: `There is no error ${name}.`}));
  const groups = Object.entries(shared['x-error-groups']);
  const unknown = groups.flatMap(([slug, group]) =>
    group.errors
      .filter((name) => !Object.hasOwn(errors, name))
      .map((name) => ({
        file,
        at: `/x-error-groups/${slug}`,
        says: `There is no error ${name}.`,
      })),
  );
  return [...faults, ...surplus, ...unknown];
}

import type {RpcFault} from '../fault';
import {errorSlug} from '../rowIds';
import type {SharedComponents} from '../types';

/** Errors without a cause, a fix or a row in the table of codes, or with the id of another; causes, fixes and groups without an error. */
export function sharedErrorFaults(shared: SharedComponents, file: string): RpcFault[] {
  const {errors} = shared.components;
  const causes = shared['x-error-causes'];
  const fixes = shared['x-error-fixes'];
  const codes = new Set(shared['x-error-codes'].map(({code}) => code));
  const faults = Object.entries(errors).flatMap(([name, {code}]) => [
    ...(causes[name]
      ? []
      : [{file, at: '/x-error-causes', says: `${name}: say when this error comes.`}]),
    ...(fixes[name]
      ? []
      : [{file, at: '/x-error-fixes', says: `${name}: say what to do about this error.`}]),
    ...(codes.has(code)
      ? []
      : [{file, at: '/x-error-codes', says: `${name}: code ${code} has no row.`}]),
  ]);
  const bySlug = new Map<string, string>();
  const equal = Object.keys(errors).flatMap((name) => {
    const other = bySlug.get(errorSlug(name));
    bySlug.set(errorSlug(name), name);
    const says = `${name} and ${other ?? ''} would have the same id, ${errorSlug(name)}: rename one.`;
    return other === undefined ? [] : [{file, at: `/components/errors/${name}`, says}];
  });
  const surplus = (['x-error-causes', 'x-error-fixes'] as const).flatMap((key) =>
    Object.keys(shared[key])
      .filter((name) => !Object.hasOwn(errors, name))
      .map((name) => ({file, at: `/${key}/${name}`, says: `There is no error ${name}.`})),
  );
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
  return [...faults, ...equal, ...surplus, ...unknown];
}

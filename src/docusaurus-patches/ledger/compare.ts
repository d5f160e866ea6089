import type {Entry} from './collect';
import {inspect, keyOf, type Seen} from './inspect';

/** Recorded states of the ledger's files at the last review, by package and path. */
export type Record = Readonly<globalThis.Record<string, Seen>>;

/** States of the ledger's files in a folder of packages; without missing packages. */
export function record(packages: string, ledger: readonly Entry[]): Record {
  const seen = ledger.map((entry) => [keyOf(entry), inspect(packages, entry)] as const);
  return Object.fromEntries(
    seen
      .filter((pair): pair is readonly [string, Seen] => pair[1] !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function checklist(
  key: string,
  before: Seen | undefined,
  now: Seen,
  entries: readonly Entry[],
): string {
  const change =
    now.digest === 'absent' ? 'is gone' : before ? 'has changed' : 'is not recorded yet';
  const from = before && before.version !== now.version ? `${before.version} → ` : '';
  const parts = entries.map(({owner, reliesOn, otherwise, tests, removableWhen}) =>
    [
      `  [ ] ${owner}`,
      `      relies on:  ${reliesOn}`,
      `      otherwise:  ${otherwise}`,
      ...(tests.length > 0 ? [`      run:        ${tests.join(', ')}`] : []),
      `      removable:  ${removableWhen}`,
    ].join('\n'),
  );
  return [`${key} (${from}${now.version}) ${change}. Look at it, and then at:`, ...parts].join(
    '\n',
  );
}

/**
 * What to review since packages changed: a checklist for each file of the ledger that differs.
 *
 * @param packages folder of packages to compare with the record
 */
export function differences(
  packages: string,
  ledger: readonly Entry[],
  recorded: Record,
): string[] {
  return Object.entries(record(packages, ledger))
    .filter(([key, {digest}]) => recorded[key]?.digest !== digest)
    .map(([key, now]) =>
      checklist(
        key,
        recorded[key],
        now,
        ledger.filter((entry) => keyOf(entry) === key),
      ),
    );
}

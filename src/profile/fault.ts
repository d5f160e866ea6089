/** One thing that is wrong with a data file, in words that lead to the fix. */
export interface Fault {
  /** Where in the file: `staking.unbondPeriod.value`, `chains.mainnet.http[0].url`; empty for the whole file. */
  readonly at: string;
  readonly expected: string;
  readonly found: string;
  readonly fix: string;
}

/** `['http', 0, 'url']` as a person writes it: `http[0].url`. */
export function jsonPath(parts: readonly (string | number)[]): string {
  return parts.reduce<string>((path, part) => {
    if (typeof part === 'number' || /^\d+$/.test(part)) return `${path}[${part}]`;
    return path === '' ? part : `${path}.${part}`;
  }, '');
}

/** A value as it stands in the file, shortened so that a message stays readable. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 90 ? `${text.slice(0, 87)}…` : text;
}

/** All faults of one file as one error. */
export class ProfileError extends Error {
  constructor(
    readonly file: string,
    readonly faults: readonly Fault[],
  ) {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    const list = faults.map(
      ({at, expected, found, fix}) =>
        `  ${at === '' ? '(the whole file)' : at}\n    expected: ${expected}\n    found:    ${found}\n    fix:      ${fix}`,
    );
    super(`${file}: ${count}\n${list.join('\n')}`);
    this.name = 'ProfileError';
  }
}

/** One error in a data file, with its fix. */
export interface Fault {
  /** Where in the file: `staking.unbondPeriod.value`, `chains.mainnet.http[0].url`; empty for the whole file. */
  readonly at: string;
  readonly expected: string;
  readonly found: string;
  readonly fix: string;
}

/** `['http', 0, 'url']` in readable form: `http[0].url`. */
export function jsonPath(parts: readonly (string | number)[]): string {
  return parts.reduce<string>((path, part) => {
    if (typeof part === 'number' || /^\d+$/.test(part)) return `${path}[${part}]`;
    return path === '' ? part : `${path}.${part}`;
  }, '');
}

/** A value for a message, shortened if necessary. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 90 ? `${text.slice(0, 87)}…` : text;
}

/** All errors of one file as one. */
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

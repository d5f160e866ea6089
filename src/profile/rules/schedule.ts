import type {Fault} from '../fault';
import {isRecord} from '../parameter';
import {at, fault, type Rule} from '../rule';

/** `v1.10.2` as numbers; undefined for other texts. */
function numbersOf(version: unknown): number[] | undefined {
  if (typeof version !== 'string') return undefined;
  return /^v(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
}

function isOlder(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((part, place) => part !== other[place]);
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0);
}

/** A text of one form; undefined for others, which the schema reports. */
function textAt(data: unknown, key: string, form: RegExp): string | undefined {
  const value = at(data, key);
  return typeof value === 'string' && form.test(value) ? value : undefined;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const RELEASE = /^v\d+\.\d+\.\d+$/;

const entries = (data: unknown, key: string): unknown[] => {
  const list = at(data, key);
  return Array.isArray(list) ? (list as unknown[]) : [];
};

/** Releases are in order, and the last one is what the pages describe. */
export const releases: Rule = (data) => {
  const list = entries(data, 'releases');
  if (list.length === 0) return [];
  const faults = list.flatMap((release, index): Fault[] => {
    const version = at(release, 'version');
    const before = list[index - 1];
    const [numbers, earlier] = [numbersOf(version), numbersOf(at(before, 'version'))];
    if (numbers && earlier && !isOlder(earlier, numbers)) {
      const expected = `a release after ${String(at(before, 'version'))}`;
      return [fault(`releases[${index}].version`, expected, version, 'order them, oldest first')];
    }
    const [previous, date] = [textAt(before, 'date', DAY), textAt(release, 'date', DAY)];
    if (previous === undefined || date === undefined || previous <= date) return [];
    const expected = `${previous} or later`;
    return [fault(`releases[${index}].date`, expected, date, 'correct one of the two days')];
  });
  const own = textAt(data, 'software.version', /./);
  const last = textAt(list.at(-1), 'version', RELEASE);
  if (own === undefined || last === undefined || own === last) return faults;
  return [
    ...faults,
    fault(
      'software.version',
      `the last of the releases, ${last}`,
      own,
      'add the release that these pages describe, or correct this',
    ),
  ];
};

/** What is wrong with the time of one fork on one chain, by itself. */
function faultsOfOne(data: unknown, place: string, chain: string, known: unknown): Fault[] {
  if (!isRecord(at(data, `chains.${chain}`))) {
    const names = Object.keys(at(data, 'chains') ?? {}).join(', ');
    return [fault(place, `a chain of "chains": ${names}`, chain, 'rename or remove it')];
  }
  const status = at(known, 'status');
  if (at(known, 'activation') === null && status !== undefined) {
    const fix = 'remove it, or give the time';
    return [fault(`${place}.status`, 'no status without a time', status, fix)];
  }
  const list = entries(data, 'releases');
  const release = textAt(known, 'release', RELEASE);
  if (release === undefined || list.length === 0) return [];
  const found = list.find((each) => at(each, 'version') === release);
  if (found === undefined) {
    const names = list.map((each) => String(at(each, 'version'))).join(', ');
    return [fault(`${place}.release`, `one of ${names}`, release, 'add it to "releases"')];
  }
  const [time, date] = [textAt(known, 'activation', TIME), textAt(found, 'date', DAY)];
  if (time === undefined || date === undefined || date <= time) return [];
  const fix = 'name the first release that follows the fork';
  return [fault(`${place}.release`, `a release before ${time}`, `${release} of ${date}`, fix)];
}

/** Times of forks are of known chains and releases, and rise along the list of forks. */
export const activations: Rule = (data) => {
  const latest = new Map<string, string | null>();
  return entries(data, 'forks').flatMap((fork, index) => {
    const chains = at(fork, 'chains');
    if (!isRecord(chains)) return [];
    return Object.entries(chains).flatMap(([chain, known]) => {
      const place = `forks[${index}].chains.${chain}`;
      const faults = faultsOfOne(data, place, chain, known);
      const time = at(known, 'activation') === null ? null : textAt(known, 'activation', TIME);
      const before = latest.get(chain);
      if (time === undefined) return faults;
      latest.set(chain, time);
      if (before === undefined || time === null) return faults;
      // Both are times of one form in UTC, so that texts are in the order of times.
      if (before !== null && before <= time) return faults;
      const expected =
        before === null ? 'no time after a fork without one' : `a time not before ${before}`;
      const wrong = fault(`${place}.activation`, expected, time, 'list forks oldest first');
      return [...faults, wrong];
    });
  });
};

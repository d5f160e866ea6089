import {SearchEngine} from '../../src/search/engine';
import {urlOf, type SearchShard} from '../../src/search/records';

/** A labelled query, with the addresses that answer it, as paths of the latest version. */
export interface LabelledQuery {
  readonly class: string;
  readonly query: string;
  /** Paths with fragments; a path without a fragment means the top of the page. */
  readonly accepts: readonly string[];
}

export interface Measured extends LabelledQuery {
  /** Rank of the first correct answer, from 1; 0 if none is among the first ten. */
  readonly rank: number;
  readonly top: string;
}

export interface Success {
  readonly queries: number;
  readonly at1: number;
  readonly at5: number;
}

/** Every address of an index. */
function addressesOf({pages}: SearchShard): Set<string> {
  return new Set(pages.flatMap((page) => page.sections.map((section) => urlOf(page, section))));
}

/** Whether a label is an address of a version, by the beginning of its paths. */
function hasLabel(addresses: ReadonlySet<string>, prefix: string, label: string): boolean {
  return addresses.has(prefix + (prefix !== '' && label === '/' ? '/' : label));
}

/**
 * Runs the queries against one version, except those whose answers only other versions have. `prefix` is the beginning of
 * its paths: `` or `/next`.
 */
export function measure(
  shard: SearchShard,
  queries: readonly LabelledQuery[],
  prefix: string,
): Measured[] {
  const engine = SearchEngine.of(shard);
  const addresses = addressesOf(shard);
  const answerable = queries.filter(({accepts}) =>
    accepts.some((label) => hasLabel(addresses, prefix, label)),
  );
  return answerable.map((labelled) => {
    const urls = engine
      .search(labelled.query)
      .slice(0, 10)
      .map(({page, section}) => urlOf(page, section));
    const wanted = new Set(labelled.accepts.map((path) => prefix + path));
    return {
      ...labelled,
      rank: urls.findIndex((url) => wanted.has(url)) + 1,
      top: urls[0] ?? '–',
    };
  });
}

/** Share of queries whose first answer, or one of the first five, is correct. */
export function success(measured: readonly Measured[]): Success {
  const share = (limit: number) =>
    measured.filter(({rank}) => rank > 0 && rank <= limit).length / Math.max(measured.length, 1);
  return {queries: measured.length, at1: share(1), at5: share(5)};
}

/** Every second query of each class is for tuning, the others for measuring only. */
export function split(queries: readonly LabelledQuery[]): {
  tuning: LabelledQuery[];
  measuring: LabelledQuery[];
} {
  const seen = new Map<string, number>();
  const halves: {tuning: LabelledQuery[]; measuring: LabelledQuery[]} = {tuning: [], measuring: []};
  for (const query of queries) {
    const count = seen.get(query.class) ?? 0;
    seen.set(query.class, count + 1);
    halves[count % 2 === 0 ? 'tuning' : 'measuring'].push(query);
  }
  return halves;
}

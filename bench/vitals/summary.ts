import type {Vitals} from './visit';

/** Median and range of several measurements. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Summarises the measurements of several visits, each metric separately.
 *
 * @returns `undefined` when no visit measured it
 */
export function spreadOf(visits: readonly Vitals[], key: keyof Vitals): Spread | undefined {
  const values = visits.flatMap((visit) => visit[key] ?? []).sort((a, b) => a - b);
  const [low] = values;
  const median = values[Math.floor((values.length - 1) / 2)];
  const high = values.at(-1);
  if (low === undefined || median === undefined || high === undefined) return undefined;
  return {low, median, high};
}

/** Columns of the table and their formats. */
const COLUMNS: readonly {
  readonly key: keyof Vitals;
  readonly label: string;
  readonly show: (value: number) => string;
}[] = [
  {key: 'fcp', label: 'FCP ms', show: (value) => value.toFixed(0)},
  {key: 'lcp', label: 'LCP ms', show: (value) => value.toFixed(0)},
  {key: 'blocking', label: 'blocking ms', show: (value) => value.toFixed(0)},
  {key: 'longestTask', label: 'longest task ms', show: (value) => value.toFixed(0)},
  {key: 'shift', label: 'layout shift', show: (value) => value.toFixed(3)},
  {key: 'js', label: 'JS KB', show: (value) => (value / 1000).toFixed(0)},
  {key: 'css', label: 'CSS KB', show: (value) => (value / 1000).toFixed(1)},
  {key: 'html', label: 'HTML KB', show: (value) => (value / 1000).toFixed(1)},
  {key: 'requests', label: 'requests', show: (value) => value.toFixed(0)},
  {key: 'navigation', label: 'navigation ms', show: (value) => value.toFixed(0)},
  {key: 'picture', label: 'navigation drawn ms', show: (value) => value.toFixed(0)},
];

/** A Markdown table: one row per site, medians, and in brackets the lowest and the highest. */
export function table(results: ReadonlyMap<string, readonly Vitals[]>): string {
  const rows = [...results].map(([site, visits]) => [
    site,
    ...COLUMNS.map(({key, show}) => {
      const spread = spreadOf(visits, key);
      if (!spread) return '–';
      const {low, median, high} = spread;
      return show(low) === show(high)
        ? show(median)
        : `${show(median)} (${show(low)}–${show(high)})`;
    }),
  ]);
  const lines = [
    ['', ...COLUMNS.map(({label}) => label)],
    ['---', ...COLUMNS.map(() => '---:')],
    ...rows,
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

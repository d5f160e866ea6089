import {describe, expect, test} from 'vitest';
import {stringify} from 'yaml';
import {blocksIn, blocksOf, isAfter, pages} from '../pages';
import {lacks} from '../run';
import {panelsOf, queriesOf} from './dashboard';
import {all, check, rulesOf} from './files';
import metrics from './metrics.json';

/** Whether promtool accepts all expressions. */
function isPromQl(expressions: readonly string[]): string {
  const rules = expressions.map((expr, index) => ({record: `query:${index}`, expr}));
  const files = {'rules.yml': stringify({groups: [{name: 'page', rules}]})};
  return check('promtool', ['check', 'rules', 'rules.yml'], files).output;
}

test.skipIf(lacks('promtool')).each(blocksIn('promql'))('$at is PromQL', ({value}) => {
  expect(isPromQl([value])).toContain('SUCCESS: 1 rules found');
});

describe.each(all)('the dashboard of version %s', (version) => {
  test.skipIf(lacks('promtool'))('uses valid PromQL', () => {
    const queries = queriesOf(version).map((query) => query.replaceAll(/\$(instance|role)/g, '.*'));
    expect(queries.length).toBeGreaterThan(40);
    expect(isPromQl(queries)).toContain(`SUCCESS: ${queries.length} rules found`);
  });

  test('gives every panel a unit that fits its query', () => {
    const wrong = panelsOf(version).flatMap(({title, fieldConfig, targets = []}) => {
      const unit = fieldConfig?.defaults.unit;
      return targets
        .filter(({expr}) => !fits(expr, unit))
        .map(({expr}) => `${title}: unit ${unit ?? 'missing'} for ${expr}`);
    });
    expect(wrong).toEqual([]);
  });

  test('has panels that do not overlap, with unique numbers', () => {
    const panels = panelsOf(version);
    expect(new Set(panels.map(({id}) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({gridPos: {h, w, x, y}}) =>
      Array.from({length: h * w}, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(Math.max(...panels.map(({gridPos: {x, w}}) => x + w))).toBe(24);
  });
});

/** Whether a unit fits an expression. */
function fits(expr: string, unit: string | undefined): boolean {
  if (/\/ node_memory|\/ node_filesystem|worker_bidWin.* \/ /.test(expr))
    return unit === 'percentunit';
  if (expr.includes('_bytes')) return unit === 'bytes';
  if (/^rate\(p2p_(in|e)gress/.test(expr)) return unit === 'Bps';
  if (expr.includes('_seconds')) return unit === 's';
  if (/chain_delay|latency|block_interval:ms|bid_sim_duration|^vector\(/.test(expr))
    return unit === 'ms' || unit === 'ns';
  if (/^(rate|deriv)\(/.test(expr)) return unit === 'ops';
  // `short` would display the height 48,211,907 as 48.2 Mil.
  return unit === 'none';
}

/** Words of an expression that can only be metric names. */
function metricsIn(expression: string): string[] {
  const words = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '');
  return [...words.matchAll(/(?<![\d.])[a-zA-Z_:][\w:]*(?!\w*\s*\()/g)]
    .map(([word]) => word)
    .filter((word) => !['and', 'or', 'unless', 'offset', 'vector', 'scalar', 'up'].includes(word))
    .filter((word) => word !== 'network:block_interval:ms');
}

describe.each(all)('metrics of version %s', (version) => {
  const newer = Object.entries(metrics.nodeAfter)
    .filter(([release]) => isAfter(version, release))
    .flatMap(([, names]) => names);
  const known = new Set(
    [
      ...metrics.node,
      ...newer,
      ...metrics.mevSentry,
      ...metrics.host,
      ...metrics.ours,
      ...metrics.monitor,
    ].flatMap((name) => [name, `${name}_count`]),
  );
  const own = pages.filter((page) => page.version === version);
  const unknownMetrics = (expressions: string[]) =>
    expressions.flatMap(metricsIn).filter((name) => !known.has(name));

  test('the dashboard uses existing metrics only', () => {
    expect(unknownMetrics(queriesOf(version))).toEqual([]);
  });

  test('the rules use existing metrics only', () => {
    expect(unknownMetrics(rulesOf(version).map(({expr}) => expr))).toEqual([]);
  });

  test('the queries of the pages use existing metrics only', () => {
    const queries = own.flatMap(blocksOf).filter(({lang}) => lang === 'promql');
    expect(queries.length).toBeGreaterThan(5);
    expect(unknownMetrics(queries.map(({value}) => value))).toEqual([]);
  });

  test('the pages name existing metrics only, and report one that was removed', () => {
    const FAMILY =
      /`((?:chain|p2p|evn|votesManager|votesSigner|voteJournal|parlia|curVotes|receivedVotes|futureVotes|eth_fetcher|worker|bid|txpool|validator|chrony|node(?!_exporter))_\w*[a-z]\w*)`/g;
    const rpc = /^(parlia_(get|verify$)|parlia_VerifyVote_$|txpool_(content|inspect|status))/;
    const named = own
      .filter(({id}) => !id.startsWith('rpc/'))
      .flatMap(({text}) => [...text.matchAll(FAMILY)].map(([, name = '']) => name))
      .filter((name) => !rpc.test(name) && !known.has(name));
    expect([...new Set(named)]).toEqual(['p2p_peers_latency']);
  });
});

import {reasonOf} from '../reading/attempt';
import {lengthText} from '../lengths';
import type {Block, Output, Rich} from '../types';
import type {EndpointCheckFacts} from './facts';
import {harmlessCalls, lagOf} from './probes';
import type {Checked, Reading} from './read';

const COLUMNS = [
  {label: 'Endpoint'},
  {label: 'Chain'},
  {label: 'Answers in', isNumber: true},
  {label: 'Head', isNumber: true},
  {label: 'Blocks behind', isNumber: true},
  {label: 'States'},
  {label: 'Refuses'},
];

const OPEN = '–';

function statesOf({depth}: Checked, interval: number): string {
  if (depth === undefined) return OPEN;
  if (depth === null) return 'none';
  if (depth === Infinity) return 'all';
  return `last ${depth} blocks (${lengthText(depth * interval)})`;
}

function refusals({refused, failure}: Checked): Rich {
  if (failure && !refused) return failure.title.replace(/\.$/u, '');
  if (!refused) return OPEN;
  return refused.length === 0
    ? 'nothing that was tried'
    : refused.flatMap(({method}, index) => [index === 0 ? '' : ', ', {code: method}]);
}

function row(one: Checked, all: Reading, interval: number): Rich[] {
  const {url, chainId, latency, head} = one;
  return [
    {code: url},
    chainId === undefined ? OPEN : String(chainId),
    latency === undefined ? OPEN : `${Math.round(latency)} ms`,
    head === undefined ? OPEN : String(head.number),
    String(lagOf(one, all) ?? OPEN),
    statesOf(one, interval),
    refusals(one),
  ];
}

function details(reading: Reading): Block[] {
  return reading
    .filter(({refused, failure}) => failure !== undefined || (refused?.length ?? 0) > 0)
    .map(({url, refused = [], failure}) => ({
      kind: 'folded',
      title: ['Why: ', {code: url}],
      blocks: [
        {
          kind: 'values',
          rows: [
            ...(failure ? [{label: 'Check', value: reasonOf(failure)}] : []),
            ...refused.map(({method, reason}) => ({label: {code: method}, value: reason})),
          ],
        },
      ],
    }));
}

/** Endpoints that are on another chain than they should be. @param expected undefined where none is */
function onOtherChains(
  reading: Reading,
  expected: number | undefined,
  facts: EndpointCheckFacts,
): Block[] {
  const known = facts.chains.map(({chainId}) => chainId);
  return reading
    .filter(({chainId}) =>
      chainId === undefined
        ? false
        : expected === undefined
          ? !known.includes(chainId)
          : chainId !== expected,
    )
    .map(({url, chainId}) => ({
      kind: 'text',
      text: [
        {code: url},
        ` is on chain ${chainId}: ${expected === undefined ? 'none of this network' : `not ${expected}`}.`,
      ],
      tone: 'warn',
    }));
}

function summaryOf(reading: Reading): string {
  const good = reading.filter(({failure, depth}) => !failure && depth !== undefined).length;
  const bad = reading.filter(({failure}) => failure).length;
  const open = reading.length - good - bad;
  const parts = [`${good} of ${reading.length} endpoints answered everything`];
  if (bad > 0) parts.push(`${bad} failed`);
  if (open > 0) parts.push(`${open} not checked to the end`);
  return `${parts.join('; ')}.`;
}

/** What is compared, before anything has been. */
function explanation(urls: readonly string[]): Block[] {
  const methods = harmlessCalls(0).flatMap(([method], index) => [
    index === 0 ? '' : ', ',
    {code: method},
  ]);
  const addresses = urls.flatMap((url, index) => [index === 0 ? '' : ', ', {code: url}]);
  return [
    {
      kind: 'values',
      rows: [
        ...(urls.length === 0 ? [] : [{label: 'Endpoints', value: addresses}]),
        {label: 'Chain', value: 'its chain id'},
        {label: 'Answers in', value: 'the median time of five calls'},
        {label: 'Head, blocks behind', value: 'against the newest block of all of them'},
        {label: 'States', value: 'how many blocks back it knows balances'},
        {
          label: 'Refuses',
          value: ['of ', ...methods, '; nodes before v1.7 lack ', {code: 'eth_config'}],
        },
      ],
    },
  ];
}

/** The table of endpoints, with what is known so far. */
export function endpointsOutput(
  urls: readonly string[],
  reading: Reading | undefined,
  expected: number | undefined,
  facts: EndpointCheckFacts,
): Output {
  if (!reading) return {summary: '', blocks: explanation(urls)};
  return {
    summary: summaryOf(reading),
    blocks: [
      ...onOtherChains(reading, expected, facts),
      {
        kind: 'table',
        title: 'Endpoints',
        columns: COLUMNS,
        rows: reading.map((one) => row(one, reading, facts.interval)),
        save: 'endpoints.csv',
      },
      ...details(reading),
    ],
  };
}

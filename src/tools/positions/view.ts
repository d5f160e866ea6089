import {checksummed} from '../../workbench/form/address';
import {exactAmount, heldAmount} from '../money';
import {momentInBoth} from '../moment';
import type {Block, Inline, Output} from '../types';
import {csvOf} from '../view/save';
import type {PositionsFacts} from './facts';
import type {Position, Positions, Request} from './read';
import {claimable, locked} from '../../worked/unbonding';

/** What an account has in all, in wei. */
export interface Totals {
  readonly value: bigint;
  readonly unbonding: bigint;
  /** The part of it that can be claimed now. */
  readonly ready: bigint;
}

interface Queue {
  readonly unbonding: bigint;
  readonly ready: bigint;
  /** Number of requests at its front that can be claimed. */
  readonly count: number;
}

/** @param now time of the block, in milliseconds since 1970 */
export function queueOf(requests: readonly Request[], now: number): Queue {
  const queue = requests.map(({amount, at}) => ({amount, ready: at <= now}));
  const count = claimable(queue);
  return {unbonding: locked(queue, 0), ready: count === 0 ? 0n : locked(queue, count), count};
}

/** Sums over all positions, in wei. */
export function totalsOf({positions, block}: Positions): Totals {
  const sum = (part: (position: Position) => bigint) =>
    positions.reduce((total, position) => total + part(position), 0n);
  return {
    value: sum(({value}) => value),
    unbonding: sum(({requests}) => queueOf(requests, block.at).unbonding),
    ready: sum(({requests}) => queueOf(requests, block.at).ready),
  };
}

const short = (address: string): string => `${address.slice(0, 8)}…${address.slice(-6)}`;

const named = ({name, operator, isJailed}: Position): Inline[] => [
  ...(name === '' ? [] : [`${name} `]),
  {code: short(operator)},
  ...(isJailed ? [' in jail'] : []),
];

const COLUMNS = [
  'Validator',
  'Operator',
  'Credit contract',
  'Kind',
  'Shares',
  'Amount',
  'Claimable from (UTC)',
] as const;

/** All positions and requests, with every digit, for spreadsheets. */
export function positionsFile({positions}: Positions) {
  const rows = positions.flatMap(({name, operator, credit, shares, value, requests}) => [
    [name, operator, credit, 'stake', exactAmount(shares), exactAmount(value), ''],
    ...requests.map(({shares: burned, amount, at}) => [
      name,
      operator,
      credit,
      'request',
      exactAmount(burned),
      exactAmount(amount),
      new Date(at).toISOString(),
    ]),
  ]);
  const columns = COLUMNS.map((label) => ({label}));
  return csvOf({kind: 'table', title: 'Positions', columns, rows}, 'positions.csv');
}

function stakeTable({positions, block}: Positions, symbol: string): Block {
  return {
    kind: 'table',
    title: 'By validator',
    columns: [
      {label: 'Validator'},
      {label: 'Shares', isNumber: true},
      {label: `Value (${symbol})`, isNumber: true},
      {label: 'Unbonding', isNumber: true},
      {label: 'Claimable now', isNumber: true},
    ],
    rows: positions.map((position) => {
      const {unbonding, ready} = queueOf(position.requests, block.at);
      const amounts = [position.shares, position.value, unbonding, ready].map(heldAmount);
      return [named(position), ...amounts];
    }),
  };
}

function requestTable(reading: Positions, symbol: string, zone: string): Block[] {
  const now = reading.block.at;
  const rows = reading.positions.flatMap((position) => {
    return position.requests.map((request) => [
      named(position),
      heldAmount(request.amount),
      request.at <= now ? 'now' : momentInBoth(zone, request.at),
    ]);
  });
  if (rows.length === 0) return [];
  const columns = [
    {label: 'Unbond request with'},
    {label: `Amount (${symbol})`, isNumber: true},
    {label: 'Claimable'},
  ];
  return [{kind: 'table', title: 'Unbond requests, oldest first', columns, rows}];
}

function votesBlock({votes, address}: Positions, unit: string): Block[] {
  if (!votes) return [];
  const {tokens, power, delegate} = votes;
  const who = (): Inline[] => {
    if (delegate === undefined) return ['nobody: they do not count'];
    return delegate === address ? ['itself'] : [{code: checksummed(delegate)}];
  };
  const rows = [
    {label: 'Vote tokens', value: `${heldAmount(tokens)} ${unit}`},
    {label: 'Votes with them', value: who()},
    {label: 'Voting power now', value: `${heldAmount(power)} ${unit}`},
  ];
  return [{kind: 'values', rows}];
}

/** What does not fit: another chain, an account of another kind, a part that was not read. */
function warnings(reading: Positions, {chains}: PositionsFacts): Block[] {
  const {chainId, creditOf, done, total, positions} = reading;
  const texts: string[] = [];
  if (chainId !== undefined && chains[chainId] === undefined)
    texts.push(`${reading.node} is on chain ${chainId}, which is none of this network.`);
  if (done < total)
    texts.push(
      `Only ${done} of ${total} validators have been read: there may be more than is shown.`,
    );
  if (creditOf !== undefined)
    texts.push(
      `This is the credit contract of the validator ${creditOf}, not an account that stakes.`,
    );
  const unread = positions.reduce((sum, position) => sum + position.unread, 0);
  if (unread > 0) texts.push(`${unread} further requests were not read.`);
  return texts.map((text) => ({kind: 'text', text, tone: 'warn'}));
}

/** What was read, in the time zone of the reader. */
export function positionsOutput(reading: Positions, zone: string, facts: PositionsFacts): Output {
  const {symbol, votes: unit, chains} = facts;
  const {positions, block, address, chainId = 0} = reading;
  const {value, unbonding, ready} = totalsOf(reading);
  const amount = (wei: bigint) => `${heldAmount(wei)} ${symbol}`;
  const count = positions.filter(({shares}) => shares > 0n).length;
  const staked = `${amount(value)} staked with ${count} validator${count === 1 ? '' : 's'}`;
  const isEmpty = positions.length === 0;
  return {
    summary: isEmpty
      ? 'This account has no stake and no unbond requests.'
      : `${staked}; ${amount(unbonding)} unbonding, of which ${amount(ready)} can be claimed now.`,
    blocks: [
      ...warnings(reading, facts),
      ...(isEmpty ? [] : [stakeTable(reading, symbol)]),
      ...requestTable(reading, symbol, zone),
      ...votesBlock(reading, unit),
      {
        kind: 'text',
        text: [
          {code: checksummed(address)},
          ` on ${chains[chainId] ?? `chain ${chainId}`} at block ${block.number}, ${momentInBoth(zone, block.at)}.`,
        ],
      },
      ...(isEmpty
        ? []
        : [
            {
              kind: 'file' as const,
              label: 'Save as CSV, with every digit',
              make: () => positionsFile(reading),
            },
          ]),
    ],
  };
}

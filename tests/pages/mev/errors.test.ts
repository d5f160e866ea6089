import fs from 'node:fs';
import path from 'node:path';
import type {InlineCode, Table, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {BSC} from '../../rpc/nodes/program';
import {sourceFolder} from '../../rpc/source/folder';
import {blocksOf, readPage, type Page} from '../pages';
import {lacks} from '../run';

/** Files of the node that create errors for builders. */
const SOURCES = ['internal/ethapi/api_mev.go', 'miner/miner_mev.go', 'core/types/bid_error.go'];
const SIMULATOR = 'miner/bid_simulator.go';
/** Errors of the simulator that are not returned to builders. */
const INTERNAL = [
  'simulation abort due to better bid arrived',
  'bid discarded due to lack of simulation time',
  'miner exit',
];

interface Known {
  /** The message up to its first number or reason. */
  readonly start: string;
  readonly code: string;
}

const startOf = (format: string): string => format.split('%')[0]?.trimEnd() ?? '';

/** Messages that a file creates, with the code of the error that wraps them. */
function errorsIn(text: string): Known[] {
  const constants: Readonly<Record<string, string>> = Object.fromEntries(
    [...text.matchAll(/(\w+Error)\s+= (-\d+)/g)].map(([, name = '', code = '']) => [name, code]),
  );
  const made =
    /(NewInvalidBidError|NewInvalidPayBidTxError|newBidError|errors\.New|fmt\.Errorf)\(\s*(?:fmt\.Sprintf\(|errors\.New\()?\s*"([^"]+)"(?:\), (\w+))?/g;
  return [...text.matchAll(made)].map(([, maker, format = '', constant]) => ({
    start: startOf(format),
    code:
      maker === 'NewInvalidBidError'
        ? '-38001'
        : maker === 'NewInvalidPayBidTxError'
          ? '-38002'
          : (constants[constant ?? ''] ?? '-32000'),
  }));
}

/** Rows of the tables of errors: the messages, and the code, if there is one, from the first cell. */
function rowsOf({tree}: Page): {messages: string[]; code?: string}[] {
  const rows: {messages: string[]; code?: string}[] = [];
  visit(tree, 'table', (table: Table) => {
    for (const row of table.children.slice(1)) {
      const found = row.children.slice(0, 1).flatMap(codesOf);
      const isCode = (text: string) => /^-\d{5}$/.test(text);
      rows.push({messages: found.filter((text) => !isCode(text)), code: found.find(isCode)});
    }
  });
  return rows;
}

function codesOf(cell: TableRow['children'][number]): string[] {
  const codes: string[] = [];
  visit(cell, 'inlineCode', ({value}: InlineCode) => void codes.push(value));
  return codes;
}

describe.skipIf(lacks('go'))('errors of bids', () => {
  const folder = lacks('go') ? '' : sourceFolder(BSC);
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
  const guide = readPage('current', 'validator/mev/user-guide');
  const rows = rowsOf(guide);
  const isShown = ({start, code}: Known): boolean =>
    rows.some(
      (row) => row.code === code && row.messages.some((message) => message.startsWith(start)),
    );

  test('every error with which the node rejects a bid is on the page, with its code', () => {
    const known = SOURCES.flatMap((file) => errorsIn(read(file)));
    expect(known.length).toBeGreaterThan(15);
    expect(known.filter((error) => !isShown(error))).toEqual([]);
  });

  test('every error of the simulator is on the page', () => {
    const known = errorsIn(read(SIMULATOR)).filter(({start}) => !INTERNAL.includes(start));
    expect(known.length).toBeGreaterThan(12);
    const documented = rows.flatMap(({messages}) => messages).join('\n');
    expect(known.filter(({start}) => !documented.includes(start))).toEqual([]);
  });

  test('an error of a transaction is shown as it is reported', () => {
    const [, committing = ''] = read(SIMULATOR).split('func (r *BidRuntime) commitTransaction');
    const known = errorsIn(committing);
    expect(known.length).toBeGreaterThan(4);
    const documented = rows.flatMap(({messages}) => messages).join('\n');
    expect(known.filter(({start}) => !documented.includes(`invalid tx in bid, ${start}`))).toEqual(
      [],
    );
  });

  test('an error without a code of its own has -32000', () => {
    expect(read('rpc/errors.go')).toMatch(/errcodeDefault\s+= -32000/);
    expect(read('rpc/json.go')).toMatch(/Code:\s+errcodeDefault/);
  });

  test('a request has at most 5 MiB, as the page and its nginx files say', () => {
    expect(read('rpc/http.go')).toMatch(/defaultBodyLimit += 5 \* 1024 \* 1024/);
    const text = blocksOf(guide).map(({value}) => value);
    const limits = text.flatMap((value) => value.match(/client_max_body_size \S+/g) ?? []);
    expect(limits).toEqual(['client_max_body_size 5m;', 'client_max_body_size 5m;']);
  });

  test('mev_params has the values that the page lists, so not the time for sealing', () => {
    const [, fields = ''] =
      /type MevParams struct \{([^}]+)\}/.exec(read('core/types/bid.go')) ?? [];
    const names = [...fields.matchAll(/^\t(\w+)/gm)].map(([, name = '']) => `\`${name}\``);
    expect(names.length).toBeGreaterThan(5);
    const [row = ''] = /^\| `mev_params` \|.*$/m.exec(guide.text) ?? [];
    expect(names.filter((name) => !row.includes(name))).toEqual([]);
    expect(names).not.toContain('`DelayLeftOver`');
  });

  test('miner.startMev() adds the builders of the file again', () => {
    expect(read(SIMULATOR)).toMatch(/startReceivingBid\(\) \{\s+b\.dialSentryAndBuilders\(\)/);
  });

  test('the gas limit of a block moves towards GasCeil as described on the page', () => {
    expect(read('params/protocol_params.go')).toMatch(/GasLimitBoundDivisor\s+uint64 = 1024 /);
  });
});

import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {breakCode, pieces} from '../../../src/remark/breakCode';
import {parsed} from './page';

/** The names of the elements that code became, in order. */
function elements(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, ['inlineCode', 'mdxJsxTextElement'], (node) => {
    names.push(node.type === 'mdxJsxTextElement' ? (node.name ?? '') : node.type);
  });
  return names;
}

describe('long code', () => {
  test.each([
    ['eth_getTransactionCount', 'eth_get|Transaction|Count'],
    ['--rpc.batch-request-limit', '--rpc.batch-|request-|limit'],
    ['https://rpc.network.example', 'https://rpc.|network.|example'],
    ['(n/2 + 1) × T − 1, rounded', '(n/2 + 1) × |T − 1, |rounded'],
    ['0x0000000000000000000000000000000000001000', '0x000000000000|00000000000000|00000000001000'],
    ['enode://ecd0189f25c03a30493193373ddd1378', 'enode://|ecd0189f25c03a|30493193373ddd|1378'],
    ['lowercasewordofonepiece', 'lowercasewordofonepiece'],
  ])('%s', (code, expected) => {
    expect(pieces(code).join('|')).toBe(expected);
    expect(pieces(code).join('')).toBe(code);
  });

  test('a short name is not broken', () => {
    expect(pieces('eth_getBalance')).toEqual(['eth_getBalance']);
  });
});

describe('in a page', () => {
  const broken = (markdown: string): string[] => {
    const {tree} = parsed('/site', markdown);
    breakCode()(tree);
    return elements(tree);
  };

  test('it may break, in a table and in a link too', () => {
    expect(broken('| a |\n|---|\n| `eth_getTransactionCount` |\n')).toEqual(['code', 'wbr', 'wbr']);
    expect(broken('| a |\n|---|\n| [`debug_traceTransaction`](x) |\n')).toContain('wbr');
  });

  test('a name of up to twenty characters is not broken outside of tables', () => {
    expect(broken('`transactionReceipts`, [`eth_getFilterChanges`](x)\n')).not.toContain('wbr');
    expect(broken('| a |\n|---|\n| `transactionReceipts` |\n')).toContain('wbr');
    expect(broken('`eth_getTransactionCount`\n')).toEqual(['code', 'wbr']);
  });

  test('short code and headings are unchanged', () => {
    expect(broken('| a |\n|---|\n| `eth_call` |\n')).toEqual(['inlineCode']);
    expect(broken('## `eth_getTransactionCount`\n')).toEqual(['inlineCode']);
  });
});

import {describe, expect, it} from 'vitest';
import {readReference} from '@site/src/openrpc/read';
import {allCases} from '../../rpc/run/cases';
import {compare, schemaChecker} from '../../rpc/run/compare';
import {SITE} from '../../rpc/run/paths';
import {columnsOf, faultOf, table} from '../../rpc/run/report';

const reference = readReference(SITE, 'current');
const cases = allCases(reference);
const fits = schemaChecker(reference);

function caseOf(id: string) {
  const found = cases.get(id);
  if (!found) throw new Error(id);
  return found;
}

const verdict = (id: string, outcome: Parameters<typeof compare>[1]) =>
  compare(caseOf(id), outcome, fits).verdict;

describe('an answer compared with its example', () => {
  const id = 'eth_getBalance/basic';
  const shown = caseOf(id).example?.result.value;

  it('is equal, of the same shape, different, or from a node without the method', () => {
    expect(verdict(id, {answer: {result: shown}})).toBe('exact');
    expect(verdict(id, {answer: {result: '0x1'}})).toBe('schema');
    expect(verdict(id, {answer: {result: 'much'}})).toBe('differs');
    expect(verdict(id, {answer: {error: {code: -32000, message: 'no'}}})).toBe('differs');
    expect(verdict(id, {answer: {error: {code: -32601, message: 'no'}}})).toBe('unknown');
  });

  it('must fail with the same code and message if the example fails', () => {
    const failing = 'eth_getBalance!future block';
    const error = {code: -32000, message: 'header not found'};
    expect(verdict(failing, {answer: {error}})).toBe('exact');
    expect(verdict(failing, {answer: {error: {...error, code: -32001}}})).toBe('differs');
    expect(verdict(failing, {answer: {error: {...error, message: 'no'}}})).toBe('differs');
    expect(verdict(failing, {answer: {result: '0x1'}})).toBe('differs');
  });

  it('compares notifications, if there are any', () => {
    const subscription = 'eth_subscribe/logs';
    const delivered = caseOf(subscription).example?.['x-notifications'];
    const answer = {result: '0x1'};
    expect(verdict(subscription, {answer, notifications: delivered})).toBe('exact');
    expect(verdict(subscription, {answer, notifications: [{}]})).toBe('differs');
  });
});

describe('the results of a run', () => {
  it('fail for an example that was not executed, differs, or varies without a reason', () => {
    expect(faultOf('eth_getBalance/basic', undefined)).toContain('was not executed');
    expect(faultOf('eth_getBalance/basic', {verdict: 'schema', says: ''})).toContain('otherwise');
    expect(faultOf('eth_getBalance/basic', {verdict: 'differs', says: ''})).toContain('not hold');
    expect(faultOf('eth_getBalance/basic', {verdict: 'exact', says: ''})).toBeUndefined();
    expect(faultOf('debug_memStats/basic', {verdict: 'schema', says: ''})).toBeUndefined();
    expect(faultOf('eth_syncing/still syncing', undefined)).toBeUndefined();
  });

  it('are a table with one line per method', () => {
    const found = new Map([['eth_getBalance/basic', {verdict: 'exact', says: ''} as const]]);
    const lines = table(cases, columnsOf(cases, new Map([['bsc', found]])));
    expect(lines).toHaveLength(153);
    expect(lines.find((line) => line.startsWith('eth_getBalance '))).toMatch(/ executed$/);
    expect(lines.find((line) => line.startsWith('eth_call '))).toMatch(/ –$/);
  });
});

import {encodeErrorResult, parseAbi} from 'viem';
import {expect, test, vi} from 'vitest';
import {errorFactsOf} from '../../../src/plugins/error-facts';
import {explainRevert} from '../../../src/workbench/explain/explainRevert';
import {projectDir} from '../../sites/paths';

vi.mock('@docusaurus/Translate', () => import('./translate'));

const facts = errorFactsOf(projectDir, 'current');
const abi = parseAbi([
  'error Error(string)',
  'error Panic(uint256)',
  'error InvalidValue(string key, bytes value)',
  'error Mine()',
  'error ValidatorNotExisted()',
]);

test.each([
  ['0x', 'without a reason'],
  [encodeErrorResult({abi, errorName: 'Error', args: ['']}), 'without a reason'],
  [encodeErrorResult({abi, errorName: 'Error', args: ['too low']}), 'reverted: too low'],
  [encodeErrorResult({abi, errorName: 'Panic', args: [0x11n]}), '(panic 0x11): the result of a'],
  [encodeErrorResult({abi, errorName: 'Panic', args: [0x99n]}), '(panic 0x99): an internal check'],
  [encodeErrorResult({abi, errorName: 'Mine'}), 'which no system contract has'],
  ['0x08c379a0', 'without a reason'],
])('%s', (data, title) => {
  expect(explainRevert(data, facts)).toMatchObject({cause: '', steps: []});
  expect(explainRevert(data, facts).title).toContain(title);
});

test('a custom error has its contracts, its cause, and its values by name', () => {
  const none = encodeErrorResult({abi, errorName: 'ValidatorNotExisted'});
  expect(explainRevert(none, facts)).toEqual({
    title: 'The contract reverted with ValidatorNotExisted(), an error of StakeHub.',
    cause: 'Not an operator',
    steps: [],
  });
  const args = ['minSelf', '0xabcd'] as const;
  const {steps} = explainRevert(encodeErrorResult({abi, errorName: 'InvalidValue', args}), facts);
  expect(steps).toEqual([{text: 'Its values:', code: 'key: "minSelf"\nvalue: 0xabcd'}]);
});

import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {exampleId} from '@site/src/openrpc/executed';
import {executedOn} from '@site/src/openrpc/render/executed';
import {copyOfReference, methodOf} from './reference';

const method = methodOf(copyOfReference(), 'eth_getBalance');
const [example] = method.examples;
if (!example) throw new Error('The method has no example.');
const shown = example;

function line(verdicts: Readonly<Record<string, string>>): string {
  const examples = {[exampleId(method, shown)]: {is: '', ...verdicts}};
  const record = {nodes: {anvil: '1.7.1', geth: '1.17.8', bsc: '1.7.3'}, examples};
  return executedOn(record, method, shown)
    .map((node) => toString(node))
    .join();
}

describe('below an example', () => {
  it('is listed on which nodes it was executed, the described one first', () => {
    expect(line({anvil: 'exact', bsc: 'exact'})).toBe(
      'Executed on the network’s node 1.7.3 and anvil 1.7.1.',
    );
  });

  it('is stated if an answer only had the same shape; other nodes are not listed', () => {
    expect(line({bsc: 'schema', anvil: 'unknown'})).toBe(
      'Executed on the network’s node 1.7.3 with answers of this shape.',
    );
    expect(line({anvil: 'schema', geth: 'exact', bsc: 'schema'})).toBe(
      'Executed on the network’s node 1.7.3 and anvil 1.7.1 with answers of this shape; ' +
        'on Ethereum’s geth 1.17.8 with this very answer.',
    );
    expect(line({anvil: 'schema', bsc: 'exact'})).toBe(
      'Executed on the network’s node 1.7.3; on anvil 1.7.1 with answers of this shape.',
    );
  });

  it('is stated that it was not executed', () => {
    expect(line({anvil: 'differs'})).toBe('Not executed: checked against its schema.');
    expect(executedOn(undefined, method, example)).toEqual([]);
  });
});

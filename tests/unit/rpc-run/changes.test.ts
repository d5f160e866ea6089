import {describe, expect, it} from 'vitest';
import {changesOf} from '../../rpc/run/changes';

const record = {
  nodes: {bsc: '1', anvil: '2'},
  examples: {'a_b/basic': {is: 'x', bsc: 'exact', anvil: 'schema'}, 'a_c/basic': {is: 'y'}},
};

describe('a run compared with its record', () => {
  it('has no changes when everything is as recorded, on the available nodes', () => {
    const examples = {'a_b/basic': {is: 'x', anvil: 'schema'}, 'a_c/basic': {is: 'y'}};
    expect(changesOf(record, {nodes: {anvil: '2'}, examples})).toEqual([]);
  });

  it('lists other versions, verdicts and examples, all at once', () => {
    const examples = {'a_b/basic': {is: 'x', anvil: 'differs'}, 'a_d/basic': {is: 'z'}};
    expect(changesOf(record, {nodes: {anvil: '3'}, examples}).join('\n')).toMatch(
      /anvil 2, ran 3[^]*a_b\/basic on anvil: recorded schema, now differs[^]*a_d\/basic is not the example[^]*a_c\/basic is recorded and no longer there/,
    );
  });

  it('is a change if nothing was recorded', () => {
    expect(changesOf(undefined, record)).toHaveLength(1);
  });
});

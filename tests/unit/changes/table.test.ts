import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {reasonsFrom} from '@site/src/changes/reasons';
import type {MethodChange} from '@site/src/changes/rpc/compare';
import {changesTable} from '@site/src/changes/notes/methodTable';

describe('the table of changed methods', () => {
  const rowsOf = (changes: readonly MethodChange[]) => {
    const links = {method: (name: string) => `./rpc/eth.mdx#${name}`, errors: '', encoding: ''};
    const [first] = changesTable(changes, '2.0.0', links, '/c.json');
    return first?.type === 'table'
      ? first.children.map((row) => row.children.map((cell) => toString(cell)))
      : toString(first);
  };

  it('says what differs, by the facts of the version where it has some', () => {
    const change = {method: 'eth_a', namespace: 'eth', change: 'changed'} as const;
    const fact = {part: 'limit', change: 'added', name: '1,024 blocks', to: ''} as const;
    const long = {part: 'purpose', change: 'changed', name: '', to: 'x'.repeat(200)} as const;
    expect(
      rowsOf([
        {...change, facts: [fact, long]},
        {...change, facts: [fact], reasons: [{release: 'v1.7.1', what: 'More blocks.'}]},
      ]),
    ).toEqual([
      ['Method', 'Since 2.0.0', 'What differs'],
      ['eth_a', 'changed', 'Limit added: 1,024 blocks'],
      ['eth_a', 'changed', 'v1.7.1: More blocks.'],
    ]);
  });

  it('says that nothing differs', () => {
    expect(rowsOf([])).toBe(
      'No method differs from version 2.0.0. The same for programs, with values and pages: changes.json.',
    );
  });
});

describe('facts of a version', () => {
  const fact = {id: 'x', release: 'v1', what: 'It differs.', evidence: ['a']};
  const facts = {
    since: '2.0.0',
    facts: [{...fact, pages: ['guide', 'guide#fees'], methods: ['eth_a'], components: ['Answer']}],
  };
  const reason = {release: 'v1', what: 'It differs.'};

  it('give reasons for sections and methods', () => {
    const reasons = reasonsFrom(facts, '2.0.0');
    expect(reasons.ofSection('guide', '', 'Guide')).toEqual([reason]);
    expect(reasons.ofSection('guide', 'fees', 'Fees')).toEqual([reason]);
    expect(reasons.ofSection('guide', 'other', 'Other')).toEqual([]);
    expect(reasons.ofSection('rpc/eth', 'eth_a', 'eth_a')).toEqual([reason]);
    expect(reasons.ofSection('rpc/eth', 'type-answer', 'Answer')).toEqual([reason]);
    expect(reasons.ofMethod('eth_a')).toEqual([reason]);
  });

  it('have names of methods and flags between backticks', () => {
    const what = 'eth_a follows --limit.';
    const {ofMethod} = reasonsFrom(
      {since: '2.0.0', facts: [{...fact, what, methods: ['eth_a']}]},
      '2.0.0',
    );
    expect(ofMethod('eth_a')[0]?.what).toBe('`eth_a` follows `--limit`.');
  });

  it('say nothing of other versions, and a version may have none', () => {
    expect(reasonsFrom(facts, '1.0.0').ofMethod('eth_a')).toEqual([]);
    expect(reasonsFrom(undefined, '2.0.0').ofMethod('eth_a')).toEqual([]);
  });
});

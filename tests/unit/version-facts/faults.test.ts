import {describe, expect, test} from 'vitest';
import {misplaced, unexplained, unneeded} from '../../../src/versionFacts/faults';
import type {Difference, VersionFact} from '../../../src/versionFacts/types';

const fact = (changes: Partial<VersionFact>): VersionFact => ({
  ...{id: 'cap', release: 'v1.7.1', what: 'A cap.', evidence: ['a.go:1']},
  ...changes,
});
const DIFFERENCES: Difference[] = [
  {kind: 'pages', place: 'specification#limits'},
  {kind: 'profile', place: 'gas.limit'},
  {kind: 'methods', place: 'eth_config'},
];

test('each difference needs a fact that names its place', () => {
  const facts = [fact({pages: ['specification#limits'], methods: ['eth_config']})];
  expect(unexplained(facts, DIFFERENCES).map(({found}) => found)).toEqual([
    'gas.limit differs, and no fact says why',
  ]);
  expect(unexplained([fact({methods: ['specification#limits']})], DIFFERENCES)).toHaveLength(3);
});

test('a group of the profile covers its values, and no group of a longer name', () => {
  expect(unexplained([fact({profile: ['gas']})], DIFFERENCES.slice(1, 2))).toEqual([]);
  expect(unexplained([fact({profile: ['ga']})], DIFFERENCES.slice(1, 2))).toHaveLength(1);
});

test('a fact about a method covers its examples, but not the other way round', () => {
  const examples: Difference[] = [{kind: 'examples', place: 'eth_config'}];
  expect(unexplained([fact({methods: ['eth_config']})], examples)).toEqual([]);
  expect(unexplained([fact({examples: ['eth_config']})], DIFFERENCES.slice(2))).toHaveLength(1);
});

test('each place of a fact must differ', () => {
  const facts = [fact({pages: ['specification#limits']}), fact({profile: ['gas.limits']})];
  expect(unneeded(facts, DIFFERENCES)).toEqual([
    {
      at: 'facts[1].profile[0]',
      expected: 'a place where the two versions differ',
      found: '"gas.limits", which is the same in both',
      fix: 'write "gas.limit", or remove it',
    },
  ]);
});

describe('a fact has an id of its own and a release of its version', () => {
  const releases = {older: ['v1.6.7'], newer: ['v1.6.7', 'v1.7.1', 'v1.7.3']};
  test('otherwise it is reported', () => {
    const facts = [fact({}), fact({}), fact({id: 'older', release: 'v1.6.7'})];
    expect(misplaced(facts, releases).map(({at, expected}) => `${at}: ${expected}`)).toEqual([
      'facts[1].id: an id that no other fact has',
      'facts[2].release: a release of the profile that the version before lacks: v1.7.1, v1.7.3',
    ]);
  });
  test('a good one is not', () => expect(misplaced([fact({})], releases)).toEqual([]));
  test('without a list of releases, one that the version before had is reported', () => {
    const facts = [fact({}), fact({id: 'older', release: 'v1.6.7'})];
    expect(misplaced(facts, {older: releases.older}).map(({at}) => at)).toEqual([
      'facts[1].release',
    ]);
  });
});

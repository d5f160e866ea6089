import {describe, expect, it} from 'vitest';
import {MOST_VERSIONS, VERSION_BYTES} from '../../bench/budgets';
import {retiredRedirects} from '../../src/hosting/retired';
import {factsAfterRelease, factsAfterRetiring} from '../../scripts/versions/facts';
import {lostLabels, movedLabels} from '../../scripts/versions/labels';
import {checkNewName, checkRetired} from '../../scripts/versions/names';
import {sizeFaults} from '../../scripts/versions/size';

describe('the name of a version', () => {
  const released = ['2.10.0', '2.9.0'];

  it('to cut is newer than all others', () => {
    expect(checkNewName('2.10.1', released)).toBe('2.10.1');
    expect(checkNewName('1.0.0', [])).toBe('1.0.0');
  });

  it.each([
    [undefined, 'Expected a version such as 2.1.0, found nothing.'],
    ['next', 'Expected a version such as 2.1.0, found next.'],
    ['v2.11.0', 'Expected a version such as 2.1.0, found v2.11.0.'],
    ['2.9.0', 'Version 2.9.0 exists already.'],
    ['2.9.5', 'Version 2.9.5 is older than the latest one, 2.10.0. Expected a newer one.'],
  ])('%s cannot be cut', (name, message) => {
    expect(() => checkNewName(name, released)).toThrow(message);
  });

  it('to remove is not the latest', () => {
    expect(checkRetired('2.9.0', released)).toBe('2.9.0');
    expect(() => checkRetired('2.10.0', released)).toThrow(
      '2.10.0 is the latest version, which is at the root of the site. Expected one of: 2.9.0.',
    );
    expect(() => checkRetired('1.0.0', ['2.0.0'])).toThrow(
      'There is no version 1.0.0 to remove. There is no other.',
    );
  });
});

describe('facts', () => {
  const fact = (id: string) => ({id, release: 'v1.0.0', what: 'It differs.', evidence: ['x']});
  const next = {since: '2.0.0', facts: [fact('a')]};

  it('start empty when a version is cut', () => {
    expect(factsAfterRelease(next, '2.1.0')).toEqual({since: '2.1.0', facts: []});
  });

  it('of a removed version hold for the one after it, unless that is the first then', () => {
    const retired = {since: '1.9.0', facts: [fact('b'), fact('a')]};
    expect(factsAfterRetiring(next, retired)).toEqual({
      since: '1.9.0',
      facts: [fact('b'), fact('a')],
    });
    expect(factsAfterRetiring(next, undefined)).toBeUndefined();
  });
});

it('labels of queries follow pages that moved', () => {
  expect(movedLabels('["/old#a", "/old", "/older"]', {'/old': '/new'})).toBe(
    '["/new#a", "/new", "/older"]',
  );
});

it('labels that neither the latest version nor Next has are lost', () => {
  const fault = (file: string, address: string) =>
    `${file}:1: the link ${address}: expected a page.`;
  const faults = [
    fault('queries.json', '/rpc/eth#only_in_next'),
    fault('queries.json', '/gone'),
    fault('queries.json, in Next', '/next/gone'),
    fault('queries.json, in Next', '/next/only-in-latest'),
  ];
  expect(lostLabels(faults)).toEqual([fault('queries.json', '/gone')]);
});

it('versions that are too large or too many are named', () => {
  const sizes = Object.fromEntries(
    Array.from({length: MOST_VERSIONS + 1}, (_, index) => [
      `1.${index}.0`,
      index === 0 ? VERSION_BYTES + 1 : 1,
    ]),
  );
  expect(sizeFaults(sizes)).toEqual([
    `5 released versions, expected at most 4: each costs build time. Remove one: npm run docs:retire -- 1.4.0`,
    `Version 1.0.0 has 4000001 bytes of sources, expected at most 4000000.`,
  ]);
  expect(sizeFaults({'1.0.0': 1})).toEqual([]);
});

it('addresses of a removed version lead to the latest one', () => {
  const redirects = retiredRedirects({'2.0.0': ['/', '/same', '/was', '/gone']}, {'/was': '/now'}, [
    '/',
    '/same',
    '/now',
  ]);
  expect(redirects.map(({from, to}) => `${from} ${to}`)).toEqual([
    '/2.0.0 /',
    '/2.0.0/same /same',
    '/2.0.0/was /now',
    '/2.0.0/gone /',
  ]);
});

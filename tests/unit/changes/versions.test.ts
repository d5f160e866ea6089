import {describe, expect, it} from 'vitest';
import {changesOfPage, changesOfVersion} from '@site/src/changes/address';
import {chainOf, labelOf, neighboursOf, prefixOf, versionMeant} from '@site/src/changes/versions';

const released = ['2.1.0', '2.0.0'];

describe('versions', () => {
  it('follow each other from the oldest to Next', () => {
    expect(chainOf(released)).toEqual(['2.0.0', '2.1.0', 'current']);
    expect(chainOf([])).toEqual(['current']);
    expect(neighboursOf(released, '2.1.0')).toEqual({older: '2.0.0', newer: 'current'});
    expect(neighboursOf(released, '2.0.0')).toEqual({older: undefined, newer: '2.1.0'});
    expect(neighboursOf(released, 'current')).toEqual({older: '2.1.0', newer: undefined});
    expect(neighboursOf(released, '1.0.0')).toEqual({older: undefined, newer: undefined});
  });

  it('have labels and paths', () => {
    expect(labelOf('current')).toBe('Next');
    expect(['current', '2.1.0', '2.0.0'].map((name) => prefixOf(released, name))).toEqual([
      '/next',
      '',
      '/2.0.0',
    ]);
    expect(prefixOf([], 'current')).toBe('');
  });

  it('are asked for by name; an unknown one gets the list', () => {
    expect(versionMeant(released, 'Next')).toBe('current');
    expect(versionMeant(released, '2.0.0')).toBe('2.0.0');
    expect(() => versionMeant(released, '2.2.0')).toThrow(
      'There is no version “2.2.0”. Expected one of: 2.0.0, 2.1.0, next.',
    );
  });
});

it('files of changes lie beside pages', () => {
  expect(changesOfPage('/next/staking/overview')).toBe('/next/staking/overview.changes.json');
  expect(changesOfPage('/next/')).toBe('/next/index.changes.json');
  expect(['/', '/next', '/next/'].map(changesOfVersion)).toEqual([
    '/changes.json',
    '/next/changes.json',
    '/next/changes.json',
  ]);
});

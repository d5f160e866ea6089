import {describe, expect, it} from 'vitest';
import {laterOf, sinceOf} from '@site/src/changes/pageNote';
import type {PageChange, SectionChange} from '@site/src/changes/types';
import {entriesLater, entriesSince} from '@site/src/components/PageChanges/entries';
import {markChanged} from '@site/src/theme/TOC/markChanged';

const section = (change: SectionChange['change'], id: string, title: string): SectionChange => ({
  change,
  id,
  title,
  level: 2,
  blocks: [],
});
const change: PageChange = {
  change: 'changed',
  title: 'Page',
  values: [],
  sections: [
    section('changed', '', 'Page'),
    section('added', 'blobs', 'Blobs & gas'),
    {...section('changed', 'fees', 'Fees'), was: {id: 'costs', title: 'Costs'}},
    section('removed', 'old', 'Old <one>'),
  ],
};
const titles = new Map([
  ['blobs', 'Blobs &amp; gas'],
  ['fees', 'Fees'],
]);

describe('a page that differs from the version before', () => {
  const since = sinceOf('2.0.0', change);

  it('says which sections do, shortly', () => {
    expect(since).toEqual({
      version: '2.0.0',
      sections: ['~', '+blobs', '~fees'],
      removed: [['old', 'Old <one>']],
    });
  });

  it('lists them with links; removed ones where the older version has them', () => {
    expect(since && entriesSince(since, titles, '/page')).toEqual([
      {change: 'changed', id: '', title: undefined, href: '#'},
      {change: 'added', id: 'blobs', title: 'Blobs &amp; gas', href: '#blobs'},
      {change: 'changed', id: 'fees', title: 'Fees', href: '#fees'},
      {change: 'removed', id: 'old', title: 'Old &lt;one&gt;', href: '/page#old'},
    ]);
  });

  it('marks them in its contents list', () => {
    const entry = (id: string) => ({id, value: id, level: 2});
    const mark = {className: 'mark', added: 'new', changed: 'changed'};
    const entries = markChanged(['blobs', 'fees', 'same'].map(entry), since?.sections ?? [], mark);
    expect(entries.map(({value}) => /aria-label="(\w+)"/u.exec(value)?.[1])).toEqual([
      'new',
      'changed',
      undefined,
    ]);
  });
});

describe('a page that differs from the version after', () => {
  const later = laterOf('current', change);

  it('says which sections do there', () => {
    expect(later).toEqual({
      version: 'current',
      changed: [[''], ['costs', 'fees']],
      removed: ['old'],
      added: [['blobs', 'Blobs & gas']],
    });
  });

  it('lists them with links to the newer ones', () => {
    const own = new Map([
      ['costs', 'Costs'],
      ['old', 'Old'],
    ]);
    expect(later && entriesLater(later, own, '/next/page')).toEqual([
      {change: 'changed', id: '', title: undefined, href: '/next/page'},
      {change: 'changed', id: 'costs', title: 'Costs', href: '/next/page#fees'},
      {change: 'added', id: 'blobs', title: 'Blobs &amp; gas', href: '/next/page#blobs'},
      {change: 'removed', id: 'old', title: 'Old', href: '#old'},
    ]);
  });
});

it('pages that only one version has say so, and the same ones say nothing', () => {
  expect(sinceOf('2.0.0', {change: 'added', title: 'x'})).toEqual({
    version: '2.0.0',
    isNew: true,
    sections: [],
  });
  expect(laterOf('current', {change: 'removed', title: 'x'})).toEqual({
    version: 'current',
    isGone: true,
    changed: [],
  });
  expect(sinceOf('2.0.0', {change: 'same'})).toBeUndefined();
  expect(laterOf('current', {change: 'same'})).toBeUndefined();
});

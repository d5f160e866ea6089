import {describe, expect, test} from 'vitest';
import {atomOf} from '@site/src/feeds/atom';
import {documentationEntries} from '@site/src/feeds/documentation';
import {forkEntries, upgradeEntries} from '@site/src/feeds/entries';
import {feedFiles} from '@site/src/feeds/files';
import {readersOf} from '@site/src/feeds/roles';
import {recentForks, toCome} from '@site/src/feeds/schedule';
import {upcomingOf} from '@site/src/feeds/upcoming';
import type {NetworkProfile} from '@site/src/profile/types';

const SITE = 'https://docs.other.example';

const profile = {
  name: 'Other',
  chains: {mainnet: {name: 'Other Network'}, testnet: {name: 'Other Testnet'}},
  releases: [
    {version: 'v1.0.0', date: '2030-01-01', summary: 'First.', roles: ['operator']},
    {version: 'v1.1.0', date: '2030-02-01', summary: 'B.', before: 'Move x.', roles: ['operator']},
    {version: 'v1.2.0', date: '2030-03-01', summary: 'C.', roles: ['validator', 'operator']},
  ],
  forks: [
    {name: 'Zero', effect: 'Nothing.'},
    {
      name: 'One',
      effect: 'Faster.',
      chains: {
        mainnet: {activation: '2030-01-20T10:00:00Z', release: 'v1.0.0'},
        testnet: {activation: '2030-01-10T10:00:00Z', release: 'v1.0.0'},
      },
    },
    {
      name: 'Two & a half',
      effect: 'Smaller.',
      roles: ['validator'],
      chains: {
        mainnet: {activation: '2030-04-20T10:00:00Z', release: 'v1.2.0', status: 'placeholder'},
        testnet: {activation: '2030-04-10T10:00:00Z', release: 'v1.2.0', changed: '2030-03-05'},
      },
    },
    {name: 'Three', effect: 'Later.', chains: {mainnet: {activation: null}}},
  ],
} as unknown as NetworkProfile;

const titles = (chain: string) => upgradeEntries(profile, SITE, chain).map(({title}) => title);

describe('entries', () => {
  test('are of one chain, newest first', () => {
    expect(titles('mainnet')).toEqual([
      'Two & a half on Other Network: 2030-04-20 10:00 UTC (placeholder)',
      'Node release v1.2.0',
      'Node release v1.1.0',
      'One on Other Network: 2030-01-20 10:00 UTC',
      'Node release v1.0.0',
    ]);
    expect(titles('testnet')[0]).toBe('Two & a half on Other Testnet: 2030-04-10 10:00 UTC');
  });

  test('a fork says what nodes need, and what came since the release of the fork before', () => {
    const [one, two] = forkEntries(profile, SITE, 'mainnet');
    expect(two?.text.split('\n')).toEqual([
      'Smaller.',
      'The time is a placeholder: nobody has announced it.',
      'Nodes need v1.2.0 or later; older ones stop following the chain.',
      'Since v1.1.0: Move x.',
    ]);
    expect(one?.text).not.toContain('Move x.');
  });

  test('keep their id while time and release change, and say when that was', () => {
    const [, two] = forkEntries(profile, SITE, 'testnet');
    expect(two?.id).toBe('tag:docs.other.example,2025:fork/testnet/two-a-half');
    expect(two?.updated).toBe('2030-03-05T00:00:00Z');
  });

  test('a release names the forks of its chain that need it', () => {
    const release = upgradeEntries(profile, SITE, 'mainnet').find(({title}) =>
      title.endsWith('v1.2.0'),
    );
    expect(release?.text).toBe('C.\nNeeded for Two & a half from 2030-04-20 10:00 UTC on.');
  });
});

describe('files', () => {
  const files = feedFiles(profile, SITE, []);
  const text = (name: string) => files.get(`/feeds/${name}`) ?? '';

  test('have what concerns their readers', () => {
    expect(text('mainnet/validator.atom')).toContain('Two &amp; a half');
    expect(text('mainnet/staker.atom')).not.toContain('Two &amp; a half');
    expect(text('mainnet/staker.atom')).toContain('One on Other Network');
    expect(text('mainnet/staker.atom')).not.toContain('Node release');
    expect(text('testnet/validator.atom')).not.toContain('Other Network');
  });

  test('a fork is also an appointment of its own, with its preparation', () => {
    const unfolded = text('mainnet/fork-two-a-half.ics').replaceAll('\r\n ', '');
    expect(unfolded.match(/BEGIN:VEVENT/gu)).toHaveLength(1);
    expect(unfolded).toContain('DTSTART:20300420T100000Z');
    expect(unfolded).toContain('DTSTAMP:20300301T000000Z');
    expect(unfolded).toContain('TRIGGER:-P7D');
    expect(unfolded).toContain('Since v1.1.0: Move x.');
  });

  test('without anything to tell there are none', () => {
    const empty = {...profile, releases: undefined, forks: [{name: 'Zero', effect: 'Nothing.'}]};
    expect([...feedFiles(empty as unknown as NetworkProfile, SITE, [])]).toEqual([]);
  });

  test('control characters, which XML does not allow, are left out', () => {
    const entry = {id: 'tag:a', title: 'a\u0007<b>', text: 'c', url: SITE, updated: '', roles: []};
    const feed = {title: 't', url: SITE, page: SITE, author: 'x', entries: [entry]};
    expect(atomOf(feed)).toContain('<title>a&lt;b&gt;</title>');
  });
});

describe('the schedule', () => {
  test('what is later than the newest release is to come', () => {
    expect(toCome(profile).map(({fork, chain}) => `${fork} ${chain}`)).toEqual([
      'Two & a half testnet',
      'Two & a half mainnet',
    ]);
    expect(upcomingOf(profile)[1]).toEqual({
      fork: 'Two & a half',
      chain: 'Other Network',
      at: Date.parse('2030-04-20T10:00:00Z') / 1000,
      release: 'v1.2.0',
      roles: ['validator'],
      isPlaceholder: true,
    });
  });

  test('shows the last fork in force, and the following ones', () => {
    expect(recentForks(profile).map(({name}) => name)).toEqual(['One', 'Two & a half', 'Three']);
  });

  test('of a network without forks to come shows the last one', () => {
    const past = {...profile, forks: profile.forks.slice(0, 2)};
    expect(recentForks(past).map(({name}) => name)).toEqual(['One']);
  });
});

test('changes of the pages have the day of the release that brought them', () => {
  const fact = {id: 'cap', release: 'v1.1.0', what: 'A cap.', pages: ['rpc/eth#send']};
  const entries = documentationEntries(
    SITE,
    [
      {
        label: '1',
        url: SITE,
        profile: {...profile, releases: profile.releases?.slice(0, 1)},
        facts: [],
      },
      {label: 'Next', url: `${SITE}/next`, profile, facts: [fact]},
    ].map((version) => ({
      ...version,
      profile: {...version.profile, software: {version: 'v'}},
    })) as never,
  );
  expect(entries.map(({updated, url}) => [updated, url])).toEqual([
    ['2030-03-01T00:00:00Z', `${SITE}/next`],
    ['2030-02-01T00:00:00Z', `${SITE}/next/rpc/eth#send`],
    ['2030-01-01T00:00:00Z', `${SITE}/`],
  ]);
});

test.each([
  ['/validator/run-val', 'validator operator'],
  ['/staking/overview', 'staker'],
  ['/rpc/eth', 'developer operator'],
  ['', 'validator operator developer staker'],
])('%s is for %s', (page, roles) => {
  expect(readersOf(page).join(' ')).toBe(roles);
});

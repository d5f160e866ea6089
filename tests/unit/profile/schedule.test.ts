import {describe, expect, test} from 'vitest';
import {placeholders} from '../../../src/profile/placeholders';
import {activationsOf, forksNeeding} from '../../../src/profile/schedule';
import type {Activation, NetworkProfile, Release} from '../../../src/profile/types';
import {profileFaults} from '../../../src/profile/validate';
import {profileWith, schema, withValues} from './shipped';

const release = (version: string, date: string): Release => ({
  ...{version, date, summary: 'Fixes.'},
  roles: ['validator'],
});
const RELEASES = [release('v1.6.10', '2026-02-18'), release('v1.7.3', '2026-04-22')];
const FERMI: Activation = {activation: '2026-01-14T02:30:00Z'};
const MENDEL: Activation = {
  ...{activation: '2026-05-01T00:00:00Z', status: 'placeholder', release: 'v1.7.3'},
};

/** A profile with the two forks on the mainnet. */
function profile(
  fermi: unknown = FERMI,
  mendel: unknown = MENDEL,
  more: Record<string, unknown> = {},
): NetworkProfile {
  const forks = [
    {name: 'Fermi', effect: 'Short blocks.', chains: {mainnet: fermi}},
    {name: 'Mendel', effect: 'A cap.', roles: ['validator'], chains: {mainnet: mendel}},
  ];
  return profileWith({forks, releases: RELEASES, ...more}) as NetworkProfile;
}

test('a schedule is valid, and so is a profile without one', () => {
  expect(profileFaults(profile(), schema)).toEqual([]);
  expect(profileFaults(profile(FERMI, {activation: null}), schema)).toEqual([]);
  expect(profileFaults(profileWith({}), schema)).toEqual([]);
});

/** Fermi, Mendel and other changes; the one reported place; a pattern of the expectation or the fix. */
const BROKEN: [[unknown?, unknown?, Record<string, unknown>?], string, RegExp][] = [
  [[{activation: 'yesterday'}], 'forks[0].chains.mainnet.activation', /2026-01-14T02:30:00Z/],
  [
    [{activation: '2026-01-14T02:30:00+01:00'}],
    'forks[0].chains.mainnet.activation',
    /a time in UTC/,
  ],
  [[{}], 'forks[0].chains.mainnet.activation', /a value/],
  [[{...FERMI, status: 'soon'}], 'forks[0].chains.mainnet.status', /"placeholder"/],
  [
    [{activation: null, status: 'placeholder'}, {activation: null}],
    'forks[0].chains.mainnet.status',
    /no status without a time/,
  ],
  [[{activation: '2027-01-01T00:00:00Z'}], 'forks[1].chains.mainnet.activation', /not before 2027/],
  [[{activation: null}], 'forks[1].chains.mainnet.activation', /after a fork without one/],
  [
    [FERMI, {...MENDEL, release: 'v1.7.4'}],
    'forks[1].chains.mainnet.release',
    /one of v1\.6\.10, v1\.7\.3/,
  ],
  [[FERMI, {...MENDEL, release: '1.7.3'}], 'forks[1].chains.mainnet.release', /such as v1\.7\.3/],
  [
    [FERMI, {...MENDEL, activation: '2026-04-21T00:00:00Z'}],
    'forks[1].chains.mainnet.release',
    /a release before 2026-04-21/,
  ],
  [
    [FERMI, MENDEL, {'forks.0.chains': {other: FERMI}}],
    'forks[0].chains.other',
    /mainnet, testnet/,
  ],
  [[FERMI, MENDEL, {'forks.1.roles': ['miner']}], 'forks[1].roles[0]', /"staker"/],
  [
    [FERMI, {activation: null}, {releases: [RELEASES[1], RELEASES[0], RELEASES[1]]}],
    'releases[1].version',
    /a release after v1\.7\.3/,
  ],
  [[FERMI, MENDEL, {'releases.0.date': '2026-04-23'}], 'releases[1].date', /2026-04-23 or later/],
  [[FERMI, MENDEL, {'releases.0.date': 'in April'}], 'releases[0].date', /a day such as/],
  [
    [FERMI, MENDEL, {'software.version': 'v1.7.2'}],
    'software.version',
    /the last of the releases, v1\.7\.3/,
  ],
];

describe('each error of a schedule is reported once, at its place', () => {
  test.each(BROKEN)('%j', ([fermi, mendel, more = {}], at, words) => {
    const {releases, ...others} = more;
    const changed = profile(fermi, mendel, releases === undefined ? {} : {releases});
    const faults = profileFaults(withValues(changed, others), schema);
    expect(faults.map((fault) => fault.at)).toEqual([at]);
    expect(`${faults[0]?.expected} ${faults[0]?.fix}`).toMatch(words);
  });
});

test('activations are those with a time, by chain, oldest first', () => {
  const {forks, ...rest} = profile();
  const both = {
    ...rest,
    forks: forks.map((fork) => ({
      ...fork,
      chains: {
        ...fork.chains,
        testnet: {activation: fork.name === 'Fermi' ? null : '2025-12-01T00:00:00Z'},
      },
    })),
  };
  expect(activationsOf(both).map(({fork, chain}) => `${fork} ${chain}`)).toEqual([
    'Mendel testnet',
    'Fermi mainnet',
    'Mendel mainnet',
  ]);
  expect(activationsOf(both, 'mainnet')).toEqual([
    {
      ...{fork: 'Fermi', effect: 'Short blocks.', chain: 'mainnet', time: FERMI.activation},
      ...{isPlaceholder: false, release: undefined, roles: []},
    },
    {
      ...{fork: 'Mendel', effect: 'A cap.', chain: 'mainnet', time: MENDEL.activation},
      ...{isPlaceholder: true, release: 'v1.7.3', roles: ['validator']},
    },
  ]);
});

test('a release is needed for the forks that name it', () => {
  expect(forksNeeding(profile(), {version: 'v1.7.3'}).map(({fork}) => fork)).toEqual(['Mendel']);
  expect(forksNeeding(profile(), {version: 'v1.6.10'})).toEqual([]);
});

test('a time that nobody announced is a placeholder', () => {
  expect(placeholders(profile())).toContain('forks[1].chains.mainnet.status');
});

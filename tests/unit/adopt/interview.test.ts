import {expect, test} from 'vitest';
import {interview} from '../../../scripts/adopt/interview';
import {profileFaults} from '../../../src/profile/validate';
import {placeholders} from '../../../src/profile/placeholders';
import type {NetworkProfile} from '../../../src/profile/types';
import {profileWith, schema} from '../profile/shipped';

const shipped = JSON.stringify(profileWith({}), null, 2);

interface Interviewed {
  profile: NetworkProfile;
  /** Questions by the key that they ask for, in order. */
  asked: string[];
  said: string;
  saved: string[];
}

/** Answers by key; other questions are left for later. One that has a list gets its answers one after the other. */
async function interviewed(answers: Record<string, string | string[]>, text = shipped) {
  const left = new Map(Object.entries(answers).map(([key, value]) => [key, [value].flat()]));
  const result: Interviewed = {profile: {} as NetworkProfile, asked: [], said: '', saved: []};
  const final = await interview(text, schema, {
    ask: (question) => {
      const key = /\(([^()]+)\)$/mu.exec(question.split('\n')[1] ?? '')?.[1];
      const name = key ?? question.split('\n')[1] ?? '';
      result.asked.push(name);
      return Promise.resolve(left.get(name)?.shift() ?? '');
    },
    say: (line) => (result.said += `${line}\n`),
    save: (saved) => result.saved.push(saved),
  });
  return {...result, profile: JSON.parse(final) as NetworkProfile};
}

test('every placeholder is asked for once, and nothing is written for answers that are put off', async () => {
  const {asked, saved} = await interviewed({});
  const keys = placeholders(JSON.parse(shipped));
  expect(asked).toEqual(keys.map((key) => key.replace(/(?<=^forks.*)status$/u, 'activation')));
  expect(saved).toEqual([]);
});

test('an answer changes every place that had the same value, and is kept at once', async () => {
  const {profile, asked, saved, said} = await interviewed({name: 'Acme Chain'});
  expect(profile.name).toBe('Acme Chain');
  expect(profile.chains.mainnet.name).toBe('Acme Chain');
  expect(asked).not.toContain('chains.mainnet.name');
  expect(said).toContain('2 places');
  expect(saved).toHaveLength(1);
  expect(profileFaults(JSON.parse(saved[0] ?? ''), schema)).toEqual([]);
});

test('a bad answer is explained with the place and the fix, is not written, and is asked for again', async () => {
  const {profile, asked, said, saved} = await interviewed({
    'site.url': ['docs', 'https://d.acme.io/', 'https://d.acme.io'],
  });
  expect(asked.filter((key) => key === 'site.url')).toHaveLength(3);
  expect(said).toMatch(/docs\/_data\/network\.json: \d fault/u);
  expect(said).toContain('site.url\n    expected: an address that starts with https://');
  expect(said).toContain('fix:      write https://d.acme.io');
  expect(saved).toHaveLength(1);
  expect(profile.site.url).toBe('https://d.acme.io');
});

test('numbers are numbers, and equal ones stay apart', async () => {
  const {profile, asked} = await interviewed({'chains.mainnet.chainId': '4242'});
  expect(profile.chains.mainnet).toMatchObject({chainId: 4242, networkId: 64713});
  expect(asked).toContain('chains.mainnet.networkId');
});

test('a dash leaves out what is optional: a repository, an item of a list, a whole chain', async () => {
  const {profile, asked} = await interviewed({
    'repositories.mevSentry.url': '-',
    'chains.mainnet.http[1].url': '-',
    'chains.testnet.name': '-',
  });
  expect(profile.repositories).not.toHaveProperty('mevSentry');
  expect(profile.chains.mainnet.http).toHaveLength(1);
  expect(profile.chains).not.toHaveProperty('testnet');
  expect(asked.filter((key) => key.startsWith('chains.testnet.'))).toEqual(['chains.testnet.name']);
  expect(profileFaults(profile, schema)).toEqual([]);
});

const planned = {activation: '2027-02-16T02:30:00Z', status: 'placeholder'};
const withForks = JSON.stringify(
  profileWith({
    forks: [{name: 'Later', effect: 'Rules.', chains: {mainnet: planned, testnet: planned}}],
  }),
);

test('for a time that nobody announced, the time is asked for', async () => {
  const answers = {
    'forks[0].chains.mainnet.activation': '2031-02-03T04:05:06Z',
    'forks[0].chains.testnet.activation': '-',
  };
  const {profile} = await interviewed(answers, withForks);
  expect(profile.forks[0]?.chains).toEqual({
    mainnet: {activation: '2031-02-03T04:05:06Z'},
    testnet: {activation: null},
  });
  expect(profileFaults(profile, schema)).toEqual([]);
});

test('a chain that is left out takes its times of forks with it', async () => {
  const {profile} = await interviewed({'chains.testnet.name': '-'}, withForks);
  expect(profile.forks[0]?.chains).toEqual({mainnet: planned});
});

test('a dash does not leave out what pages need', async () => {
  const {profile, said} = await interviewed({name: ['-', 'Acme Chain']});
  expect(profile.name).toBe('Acme Chain');
  expect(said).toContain('It is required');
});

test('the end of the answers ends the interview', async () => {
  const saved: string[] = [];
  const answers = ['Acme Chain'];
  const text = await interview(shipped, schema, {
    ask: () => Promise.resolve(answers.shift()),
    say: () => undefined,
    save: (next) => saved.push(next),
  });
  expect(saved).toEqual([text]);
});

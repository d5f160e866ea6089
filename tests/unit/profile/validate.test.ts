import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {ProfileError, type Fault} from '../../../src/profile/fault';
import {contractsFaults, profileFaults} from '../../../src/profile/validate';
import {profileWith, schema, shipped} from './shipped';

const faultsOf = (changes: Record<string, unknown>): Fault[] =>
  profileFaults(profileWith(changes), schema);

test('the shipped profile and the other complete profile are valid', () => {
  expect(profileFaults(shipped().network, schema)).toEqual([]);
  expect(contractsFaults(shipped().contracts)).toEqual([]);
  for (const file of ['tests/fixtures/profile/other.json', 'docs/_data/network.json']) {
    const profile: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    expect(profileFaults(profile, schema), file).toEqual([]);
  }
});

/** The change, the one reported place, and a pattern of the expectation or the fix. */
const BROKEN: [Record<string, unknown>, string, RegExp][] = [
  [{name: undefined}, 'name', /add "name"/],
  [{name: 7}, 'name', /text on one line/],
  [{tagline: 'Fast {and} cheap'}, 'tagline', /text on one line without < >/],
  [{tagline: 'Two\nlines'}, 'tagline', /text on one line/],
  [{tagline: ''}, 'tagline', /text on one line/],
  [{symbol: 'E X N'}, 'symbol', /2 to 11 letters/],
  [{decimals: 8}, 'decimals', /18/],
  [{'site.url': 'http://docs.test.org'}, 'site.url', /https:\/\//],
  [{'site.url': 'https://docs.test.org/'}, 'site.url', /write https:\/\/docs\.test\.org$/],
  [{'chains.mainnet.ws.0.url': 'https://ws.test.org'}, 'chains.mainnet.ws[0].url', /wss:\/\//],
  [{'chains.mainnet.ws.0.url': 'ws://ws.test.org'}, 'chains.mainnet.ws[0].url', /wss:\/\//],
  [{'chains.mainnet.ws': []}, 'chains.mainnet.ws', /at least one endpoint, or no such key/],
  [{'chains.mainnet': undefined}, 'chains.mainnet', /add "mainnet"/],
  [{'chains.mainnet.providers.0.serves': []}, 'chains.mainnet.providers[0].serves', /fewer than 1/],
  [{'links.staking': 'stake.test.org'}, 'links.staking', /https:\/\//],
  [{'repositories.abis': {}}, 'repositories.abis.url', /add "url"/],
  [
    {'chains.mainnet.http.0.url': 'https://key@rpc.test.org'},
    'chains.mainnet.http[0].url',
    /user name/,
  ],
  [
    {'chains.mainnet.http.0.url': 'https://localhost'},
    'chains.mainnet.http[0].url',
    /readers can reach/,
  ],
  [
    {'chains.mainnet.http.0.url': 'https://rpc.test.org#a'},
    'chains.mainnet.http[0].url',
    /fragment/,
  ],
  [
    {'chains.mainnet.http.0.url': 'https://:99999'},
    'chains.mainnet.http[0].url',
    /complete address/,
  ],
  [{'chains.mainnet.http': []}, 'chains.mainnet.http', /fewer than 1/],
  [{'chains.mainnet.chainId': 65536}, 'chains.mainnet.chainId', /65535/],
  [{'chains.testnet.chainId': 64713}, 'chains.testnet.chainId', /another id than that of mainnet/],
  [{'chains.mainnet.faucett': {}}, 'chains.mainnet.faucett', /rename it to "faucet"/],
  [
    {'chains.mainnet.blockedMethods': ['getLogs']},
    'chains.mainnet.blockedMethods[0]',
    /eth_getLogs/,
  ],
  [{'chains.mainnet.http.0.toString': 'Global'}, 'chains.mainnet.http[0].toString', /remove it/],
  [{nodes: {}}, 'nodes', /rename it to "node"/],
  [{colour: 'red'}, 'colour', /values of your own go into "extra"/],
  [
    {extra: {address: '0x52908400098527886E0F7030069857D2E4169Ee7'}},
    'extra.address',
    /0x52908400098527886E0F7030069857D2E4169EE7/,
  ],
  [{'staking.unbondPeriod.unit': 'days'}, 'staking.unbondPeriod.unit', /"seconds"/],
  [{'staking.unbondPeriod.value': '604800'}, 'staking.unbondPeriod.value', /whole number/],
  [
    {'staking.unbondPeriod.value': 86400},
    'staking.unbondPeriod.value',
    /at least 259200 and at most 2592000/,
  ],
  [{'staking.unbondPeriod.max': 1}, 'staking.unbondPeriod.min', /exchange min and max/],
  [{'staking.unbondPeriod.min': undefined}, 'staking.unbondPeriod.min', /add "min"/],
  [{'staking.lockAmount.value': '01'}, 'staking.lockAmount.value', /decimal string/],
  [{'staking.editCooldown.value': 3600}, 'staking.editCooldown.value', /BREATHE_BLOCK_INTERVAL/],
  [
    {'timing.breatheInterval.value': 600, 'staking.editCooldown.value': 600},
    'timing.breatheInterval.value',
    /00:00 UTC/,
  ],
  [
    {'slashing.misdemeanorThreshold.value': 150},
    'slashing.misdemeanorThreshold.value',
    /less than slashing\.felonyThreshold, 150/,
  ],
  [{'slashing.felonyThreshold.value': 1001}, 'slashing.felonyThreshold.value', /at most 1000/],
  [{'slashing.downtimeJail.value': 2592000}, 'slashing.downtimeJail.value', /felonyJail/],
  [
    {'slashing.downtimeAmount.value': '200000000000000000000'},
    'slashing.downtimeAmount.value',
    /felonyAmount/,
  ],
  [{'slashing.maliciousVoteSlash.value': 1}, 'slashing.maliciousVoteSlash.value', /boolean/],
  [{'validatorSet.burnRatio.value': 9376}, 'validatorSet.burnRatio.value', /of at most 10000/],
  [
    {'validatorSet.workingCandidates.value': 25},
    'validatorSet.workingCandidates.value',
    /candidates, 24/,
  ],
  [{'validatorSet.maxElected.value': 20}, 'validatorSet.cabinets.value', /maxElected, 20/],
  [{'validatorSet.maxElected.value': 501}, 'validatorSet.maxElected.value', /at most 500/],
  [{'validatorSet.cabinets.value': 32}, 'validatorSet.cabinets.value', /at most 31/],
  [{'validatorSet.maxMaintaining.value': 21}, 'validatorSet.maxMaintaining.value', /less than/],
  [{'timing.turnLength.value': 2}, 'timing.turnLength.value', /1, or 3 to 64/],
  [{'timing.epochLength.value': 175}, 'timing.epochLength.value', /never start/],
  [{'governance.votingPeriod.value': 0}, 'governance.votingPeriod.value', /at least 1/],
  [{'governance.quorum.value': 21}, 'governance.quorum.value', /at most 20/],
  [{'gas.transactionCap.value': 55000001}, 'gas.transactionCap.value', /no block could hold/],
  [{'gas.systemReserveBreathe.value': 55000000}, 'gas.systemReserveBreathe.value', /no room/],
  [{'mev.noInterruptLeftOver.value': 450}, 'mev.noInterruptLeftOver.value', /less than timing/],
  [{'node.wsPort.value': 8545}, 'node.wsPort.value', /another port than httpPort/],
  [{'node.wsPort.value': 70000}, 'node.wsPort.value', /65535/],
  [{'forks.1.name': 'Hertz'}, 'forks[1].name', /no other fork/],
  [{'hardware.fullNode.memory': undefined}, 'hardware.fullNode.memory', /add "memory"/],
  [{'contacts.security': 'security@test.org'}, 'contacts.security', /mailto:/],
  [{'site.announcement': {id: 'a b', content: 'x'}}, 'site.announcement.id', /dashes/],
  [
    {'staking.ownValue': {value: 1, unit: 'apples', meaning: 'a', source: 'b'}},
    'staking.ownValue.unit',
    /"seconds"/,
  ],
];

describe('each error is reported once, at its place', () => {
  test.each(BROKEN)('%j', (changes, at, words) => {
    const faults = faultsOf(changes);
    expect(faults.map((fault) => fault.at)).toEqual([at]);
    expect(`${faults[0]?.expected} ${faults[0]?.fix}`).toMatch(words);
    expect(faults[0]?.found).not.toBe('');
  });
});

test('a network without a public WebSocket endpoint uses the reader’s own node, or none', () => {
  expect(faultsOf({'chains.mainnet.ws.0.url': 'ws://127.0.0.1:8546'})).toEqual([]);
  expect(faultsOf({'chains.mainnet.ws': undefined})).toEqual([]);
});

test.each([
  'chains.testnet',
  'chains.testnet.faucet',
  'chains.mainnet.providers',
  'links',
  'links.governance',
  'repositories.abis',
  'repositories.validatorProfiles',
  'timing.finality',
])('%s is optional', (key) => {
  expect(faultsOf({[key]: undefined})).toEqual([]);
});

test('the initial voting delay may be 0 although governance could not set it', () => {
  expect(faultsOf({'governance.votingDelay.value': 0})).toEqual([]);
  expect(faultsOf({'governance.votingDelay.value': 86_401})).toHaveLength(1);
});

test('additional parameters and values are allowed', () => {
  const own = {value: 3, unit: 'count', meaning: 'Own.', source: 'Own'};
  expect(faultsOf({'staking.own': own, extra: {word: 'Text', number: own}})).toEqual([]);
});

test.each([null, [], 'text', 7])('%j is no profile', (data) => {
  expect(profileFaults(data, schema)[0]).toMatchObject({
    at: '',
    fix: expect.stringContaining('an object') as string,
  });
});

test('one error lists all faults', () => {
  const faults = faultsOf({name: 7, 'timing.turnLength.value': 2, 'chains.mainnet.chainId': 0});
  const {message} = new ProfileError('docs/_data/network.json', faults);
  expect(message).toContain('docs/_data/network.json: 3 faults');
  for (const at of ['  name\n', '  timing.turnLength.value\n', '  chains.mainnet.chainId\n']) {
    expect(message).toContain(at);
  }
  expect(message).toMatch(/expected: .+\n {4}found: +7\n {4}fix: +write/);
});

test('contract addresses need the right format, a checksum and a purpose', () => {
  const broken = {
    A: {address: '0x12', purpose: 'x'},
    B: {address: '0xde709f2102306220921060314715629080e2fb7A', purpose: 'x'},
    C: {address: '0x0000000000000000000000000000000000002002'},
  };
  expect(
    contractsFaults(broken)
      .map(({at}) => at)
      .sort(),
  ).toEqual(['A.address', 'B.address', 'C.purpose']);
});

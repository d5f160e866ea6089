import fc from 'fast-check';
import {privateKeyToAddress, privateKeyToAccount} from 'viem/accounts';
import {numberToHex} from 'viem';
import {planFacts} from '../../../src/tools/configuration/facts';
import {checkPlan} from '../../../src/tools/configuration/check';
import {defaultPlan, type Plan, type PortName} from '../../../src/tools/configuration/plan';
import {loadVersion} from '../../../src/profile/load';
import {siteDir} from '../pages';

export const facts = planFacts(loadVersion(siteDir, 'current'));
const base = defaultPlan(facts);
const names = Object.keys(base.hosts);

/** The private half of the key that {@link complete} gives to the machine of that index. */
export const privateKey = (index: number) => numberToHex(index + 1, {size: 32});

/** Public keys that are points of the curve, as the node demands. */
const keys = Array.from({length: 16}, (_, index) =>
  privateKeyToAccount(privateKey(index)).publicKey.slice('0x04'.length),
);

const accounts = keys.map((_, index) => privateKeyToAddress(privateKey(index)));

/** The plan with a key for every node, and the addresses that only the operator knows. */
export function complete(plan: Plan): Plan {
  const hosts = Object.entries(plan.hosts).map(([name, host], index) => [
    name,
    {...host, publicKey: keys[index] ?? ''},
  ]);
  const [consensus = '', operator = '', builder = '', payAccount = ''] = accounts;
  return {
    ...plan,
    consensus,
    operator,
    hosts: Object.fromEntries(hosts) as Plan['hosts'],
    mev: {...plan.mev, builder, payAccount},
  };
}

const ipv4 = fc
  .tuple(fc.integer({min: 1, max: 223}), fc.nat(255), fc.nat(255), fc.nat(255))
  .filter(([first]) => first !== 127)
  .map((parts) => parts.join('.'));
const ipv6 = fc
  .array(fc.integer({min: 1, max: 0xffff}), {minLength: 2, maxLength: 6})
  .map((groups) => `fd00:${groups.map((group) => group.toString(16)).join(':')}`)
  .map((text) => (text.split(':').length < 8 ? `${text}::1` : text));
const addresses = fc.uniqueArray(
  fc.oneof({weight: 3, arbitrary: ipv4}, {weight: 1, arbitrary: ipv6}),
  {
    minLength: 2 * names.length,
    maxLength: 2 * names.length,
  },
);

const hosts = addresses.map((list) =>
  Object.fromEntries(
    names.map((name, index) => [
      name,
      {address: list[2 * index] ?? '', publicAddress: list[2 * index + 1] ?? '', publicKey: ''},
    ]),
  ),
);

const portNames = Object.keys(base.ports) as PortName[];
const ports = fc
  .uniqueArray(fc.integer({min: 1, max: 65_535}), {
    minLength: portNames.length,
    maxLength: portNames.length,
  })
  .map(
    (list) =>
      Object.fromEntries(portNames.map((name, index) => [name, list[index] ?? 0])) as Plan['ports'],
  );

const part = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,9}$/);
const folder = (root: string) => part.map((name) => `/${root}/${name}`);

const history = fc.record({
  blocks: fc.constantFrom(0, 600_000, 1_000_000),
  fullNodeBlocks: fc.constantFrom(0, 600_000),
  transactions: fc.nat(5_000_000),
});

const partner = fc
  .tuple(
    fc.constantFrom(...keys.slice(10)),
    fc.oneof(
      ipv4,
      ipv6.map((text) => `[${text}]`),
    ),
    fc.integer({min: 1, max: 65_535}),
  )
  .map(([key, host, port]) => `enode://${key}@${host}:${port}`);

const plan = fc
  .record({
    chain: fc.constantFrom(...Object.keys(facts.chains)),
    layout: fc.constantFrom('direct' as const, 'sentries' as const),
    sentries: fc.integer({min: 1, max: 4}),
    hasEvn: fc.boolean(),
    hasStandby: fc.boolean(),
    hasMonitor: fc.boolean(),
    hasMev: fc.boolean(),
    hosts,
    ports,
    paths: fc.record({program: folder('opt'), data: folder('srv'), config: folder('etc')}),
    memory: fc.record({
      validator: fc.integer({min: 8, max: 1024}),
      others: fc.integer({min: 8, max: 512}),
    }),
    history,
    partners: fc.array(partner, {maxLength: 3}),
  })
  .map((values) => complete({...base, ...values}))
  .filter((values) => checkPlan(values, facts).length === 0);

/** Plans of all kinds, always the same. */
export function generatedPlans(count: number): Plan[] {
  return fc.sample(plan, {seed: 20_301, numRuns: count});
}

/** The plan of the pages, in all its forms. */
export const pagePlans: readonly Plan[] = [
  base,
  {...base, hasMev: true},
  {...base, hasEvn: false, hasStandby: false},
  {...base, layout: 'direct' as const, hasStandby: false, hasMonitor: false},
].map(complete);

import {describe, expect, test} from 'vitest';
import {checkPlan} from '../../../../src/tools/configuration/check';
import {filesOf} from '../../../../src/tools/configuration/files';
import {CLOSED} from '../../../../src/tools/configuration/syntax';
import type {Plan} from '../../../../src/tools/configuration/plan';
import {facts, planAt, planWith, withHost} from './examplePlan';

const fieldsOf = (plan: Plan) => checkPlan(plan, facts).map(({field}) => field);
const withMev = (plan: Plan): Plan => ({...plan, hasMev: true});

/** Ends of quotations, commands, lines and comments of the languages of the files. */
const HOSTILE = [
  '10.0.0.1; reboot',
  '10.0.0.1\n10.0.0.2',
  '10.0.0.1 }',
  '$(reboot)',
  '`reboot`',
  '"',
  "'",
  "a'; DROP",
  '\\',
  '%n',
  '{{ x }}',
  '# x',
  '<!--',
  '../../etc/passwd',
  '/var/lib/../../etc',
  '/var/lib/geth data',
  '/var/lib/$HOME',
  '-oops',
  '__proto__',
  'EOF',
  '\u0000',
  '\u2028',
  '１０.0.0.1',
  'ok\r\nok',
  'x'.repeat(5000),
];

const TEXTS = [
  'chain',
  'layout',
  'hosts.validator.address',
  'hosts.validator.publicKey',
  'hosts.admin.address',
  'hosts.monitor.address',
  'hosts.sentry1.publicAddress',
  'hosts.mevSentry.address',
  'paths.program',
  'paths.data',
  'paths.config',
  'consensus',
  'operator',
  'mev.hostName',
  'mev.builder',
  'mev.builderUrl',
  'mev.payAccount',
  'mev.feeCeiling',
];

describe.each(TEXTS)('%s', (field) => {
  test.each(HOSTILE)('refuses %j, and no file is written', (text) => {
    const plan = withMev(planAt(field, text));
    expect(fieldsOf(plan)).toContain(field);
    expect(() => filesOf(plan, facts)).toThrow();
  });
});

test.each(HOSTILE)('a partner %j is refused', (text) => {
  const key = 'ab'.repeat(64);
  for (const partner of [text, `enode://${key}@${text}:1`, `enode://${key}@10.0.0.1:1${text}`])
    expect(fieldsOf(planWith({partners: [partner]}))).toEqual(['partners']);
});

test.each([NaN, -1, 0, 1.5, 65_536, Infinity])('%d is no port', (port) => {
  expect(fieldsOf(planAt('ports.p2p', port))).toContain('ports.p2p');
});

test.each([NaN, -1, 1.5, Infinity])('%d is no amount of anything', (number) => {
  for (const field of ['memory.validator', 'history.blocks', 'history.transactions', 'sentries'])
    expect(fieldsOf(planAt(field, number)), field).toEqual([field]);
});

test('the plan of the pages has no faults, with and without an auction', () => {
  expect(fieldsOf(planWith({}))).toEqual([]);
  expect(fieldsOf(planWith({hasMev: true, layout: 'direct'}))).toEqual([]);
});

describe('addresses', () => {
  test.each(['10.0.0.10', '203.0.113.7', 'fd00::10', '2001:db8:0:0:0:0:0:1', 'ff::1'])(
    '%s is one',
    (address) => {
      expect(
        fieldsOf(planAt('hosts.standby.address', address.replace('10.0.0.10', '10.9.9.9'))),
      ).toEqual([]);
    },
  );

  test.each([
    '10.0.0',
    '10.0.0.256',
    '10.0.0.01',
    '10.0.0.10:22',
    '10.0.0.0/24',
    'localhost',
    '127.0.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '::ffff:10.0.0.1',
    '1:2:3:4:5:6:7',
    '1::2::3',
    '1:2:3:4:5:6:7:8::',
    ':::',
    '',
  ])('%s is none', (address) => {
    expect(fieldsOf(planAt('hosts.standby.address', address))).toEqual(['hosts.standby.address']);
  });

  test('of two machines with one address the second is named, in any form of it', () => {
    expect(checkPlan(planAt('hosts.standby.address', '10.0.0.10'), facts)).toEqual([
      {
        field: 'hosts.standby.address',
        message: 'Give each machine its own address: Validator has this one.',
      },
    ]);
    const plan = planAt('hosts.standby.address', 'FD00::10');
    expect(fieldsOf(withHost(plan, 'validator', {address: 'fd00:0:0::10'}))).toEqual([
      'hosts.standby.address',
    ]);
  });

  test('of machines that the plan does not use, nothing is asked', () => {
    expect(fieldsOf({...planAt('hosts.standby.address', ''), hasStandby: false})).toEqual([]);
    expect(fieldsOf({...planAt('hosts.sentry1.address', ''), layout: 'direct'})).toEqual([]);
  });
});

describe('ports', () => {
  test('two programs of a machine need two', () => {
    expect(fieldsOf(planAt('ports.metrics', 22))).toEqual(['ports.metrics']);
    expect(fieldsOf(planAt('ports.grafana', 9090))).toEqual(['ports.prometheus']);
  });

  test('programs of different machines may share one', () => {
    expect(fieldsOf(planAt('ports.grafana', 30311))).toEqual([]);
  });
});

describe('paths', () => {
  test.each([
    ['paths.data', '/home/geth/data'],
    ['paths.data', '/tmp/geth'],
    ['paths.data', '/usr/share/geth'],
    ['paths.data', '/'],
    ['paths.data', 'var/lib/geth'],
    ['paths.data', '/var/lib/geth/'],
    ['paths.data', `/${'d'.repeat(95)}`],
    ...CLOSED.map((folder) => ['paths.data', `${folder}/geth`]),
    ['paths.program', '/home/geth/geth'],
    ['paths.config', '/var/lib/geth/config'],
  ])('%s cannot be %s', (field = '', value = '') => {
    expect(fieldsOf(planAt(field, value))).toEqual([field]);
  });

  test('are free otherwise', () => {
    expect(fieldsOf(planAt('paths.data', '/data/nvme-1/geth_main.net'))).toEqual([]);
    expect(fieldsOf(planAt('paths.program', '/opt/geth/1.7.3/geth'))).toEqual([]);
  });
});

test('the pay account is not the consensus account', () => {
  const account = `0x${'aB'.repeat(20)}`;
  const plan = planAt('mev.payAccount', account.toLowerCase());
  expect(fieldsOf({...plan, hasMev: true, consensus: account})).toEqual(['mev.payAccount']);
});

test('two nodes do not have the same key', () => {
  const key = 'ab'.repeat(64);
  const one = withHost(planWith({}), 'sentry1', {publicKey: key});
  const both = withHost(one, 'sentry2', {publicKey: key});
  expect(fieldsOf(both)).toEqual(['hosts.sentry2.publicKey']);
});

import fc from 'fast-check';
import {expect, test} from 'vitest';
import {editPieces, editsOf} from '../../../src/components/Runbook/replace';
import {faultOf, slotsOf, writtenAs} from '../../../src/components/Runbook/values';

const slots = slotsOf({Validator: '10.0.0.10', Monitor: '10.0.0.1'});
const operator = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const values = {
  operator,
  data: '/srv/node',
  config: '/opt/etc/node',
  Validator: 'validator.internal',
  Monitor: '10.9.9.9',
};

const filled = (text: string): string => editPieces([text], editsOf(text, slots, values)).join('');

test.each([
  ['"${OPERATOR:?your operator address}" --rpc', `"${operator}" --rpc`],
  ['"$OPERATOR"', '"$OPERATOR"'],
  ['${CONSENSUS:?not filled in}', '${CONSENSUS:?not filled in}'],
  ['/var/lib/geth/geth.ipc /var/lib/geth-snapshot', '/srv/node/geth.ipc /var/lib/geth-snapshot'],
  ['--config /etc/geth/config.toml', '--config /opt/etc/node/config.toml'],
  ['scp x 10.0.0.10:', 'scp x validator.internal:'],
  [
    '10.0.0.1:9090 10.0.0.10:1 10.0.0.100 10.0.0.1/32',
    '10.9.9.9:9090 validator.internal:1 10.0.0.100 10.9.9.9/32',
  ],
  ['110.0.0.1', '110.0.0.1'],
])('%s', (before, after) => {
  expect(filled(before)).toBe(after);
});

test('longer placeholders are others', () => {
  const all = {consensus: operator};
  const text = 'CONSENSUS_ADDRESS_OF_A "CONSENSUS_ADDRESS" ${NEW_CONSENSUS:?new}';
  expect(editPieces([text], editsOf(text, slots, all)).join('')).toBe(
    `CONSENSUS_ADDRESS_OF_A "${operator}" \${NEW_CONSENSUS:?new}`,
  );
});

test('however a text is cut into pieces, they say the same, and as many are left', () => {
  const text = 'cast "${OPERATOR:?set it}" /var/lib/geth/x 10.0.0.10:1';
  fc.assert(
    fc.property(fc.array(fc.nat(text.length)), (cuts) => {
      const ends = [0, ...cuts.sort((a, b) => a - b), text.length];
      const pieces = ends.slice(1).map((end, index) => text.slice(ends[index], end));
      const after = editPieces(pieces, editsOf(text, slots, values));
      expect(after).toHaveLength(pieces.length);
      expect(after.join('')).toBe(filled(text));
    }),
  );
});

test.each([
  ['address', operator, undefined],
  ['address', operator.toLowerCase(), undefined],
  ['address', operator.replace('5aA', '5aa'), 'checksum'],
  ['address', '0x12', 'address'],
  ['host', '192.0.2.1', undefined],
  ['host', 'node-1.internal', undefined],
  ['host', 'node:30', 'host'],
  ['host', '-rf', 'host'],
  ['path', '/srv/my_node.1/data', undefined],
  ['path', 'srv', 'path'],
  ['path', '/', 'path'],
  ['path', '/srv/../etc', 'path'],
  ['path', '/srv/a b', 'path'],
] as const)('%s %s', (kind, text, fault) => {
  expect(faultOf(kind, text)).toBe(fault);
});

test('nothing that a shell gives a meaning to is taken', () => {
  const odd = Array.from('\'"`$\\;&|<>(){}[]*?!#~% \n\t');
  for (const kind of ['address', 'host', 'path'] as const) {
    const good = {address: operator, host: 'host', path: '/srv'}[kind];
    for (const sign of odd)
      for (const text of [`${good}${sign}`, `${sign}${good}`, `${good}${sign}x`])
        expect(faultOf(kind, text), text).toBeDefined();
  }
});

test('addresses are written with their checksum', () => {
  expect(writtenAs('address', operator.toLowerCase())).toBe(operator);
});

import {concatHex, numberToHex, toRlp, type Hex, type TransactionSerializable} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {fromRlp} from 'viem/utils';
import {describe, expect, test, vi} from 'vitest';
import {parseRaw} from '../../../../src/workbench/abi/parseRaw';
import {decodeRawTransaction} from '../../../../src/workbench/abi/rawTransaction';

vi.mock('@docusaurus/Translate', () => import('../translate'));

/** Always the same: one signature in 128 has a shorter number, and some tests cut 32 bytes off. */
const account = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const blobHash = `0x01${'ab'.repeat(31)}` as const;
const chainId = 64713;
const fees = {maxFeePerGas: 3_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n};
const common = {chainId, to, nonce: 7, gas: 21000n, value: 250000000000000000n} as const;

const transactions: readonly (readonly [number, TransactionSerializable])[] = [
  [0, {...common, type: 'legacy', gasPrice: 3_000_000_000n}],
  [
    1,
    {
      ...common,
      type: 'eip2930',
      gasPrice: 3_000_000_000n,
      accessList: [{address: to, storageKeys: [blobHash]}],
    },
  ],
  [2, {...common, ...fees, type: 'eip1559', data: '0x70a08231'}],
  [3, {...common, ...fees, type: 'eip4844', maxFeePerBlobGas: 5n, blobVersionedHashes: [blobHash]}],
  [
    4,
    {
      ...common,
      ...fees,
      type: 'eip7702',
      authorizationList: [{address: to, chainId, nonce: 1, r: blobHash, s: blobHash, yParity: 0}],
    },
  ],
];
const signed = await Promise.all(
  transactions.map(
    async ([type, transaction]) => [type, await account.signTransaction(transaction)] as const,
  ),
);
const rawOf = (wanted: number) => signed.find(([type]) => type === wanted)?.[1] ?? '0x';

async function rowsOf(raw: string, expected = chainId) {
  const decoded = await decodeRawTransaction(raw, expected, 'EXN');
  if ('fault' in decoded) throw new Error(decoded.fault);
  return decoded;
}

test.each(signed)('type %i: chain id first, sender, amounts', async (type, raw) => {
  const {rows, warning} = await rowsOf(raw);
  expect(warning).toBeUndefined();
  expect(rows[0]).toEqual({name: 'Chain id', value: '64713 (0xfcc9)'});
  const values = Object.fromEntries(rows.map(({name, value}) => [name, value]));
  expect(values).toMatchObject({
    From: account.address,
    To: to,
    Value: '0.25 EXN',
    Nonce: '7',
    'Gas limit': '21,000',
    Type: String(type),
    'Leaves the account at most': type === 3 ? '0.25006300000065536 EXN' : '0.250063 EXN',
  });
});

test('the hash is the one of the network', async () => {
  const known =
    '0xf86c098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a76400008025a028ef61340bd939bc2195fe537567866003e1a15d3c71ff63e1590620aa636276a067cbe9d8997f761aecb703304b3800ccf555c9f3dc64214b297fb1966a3b6d83';
  expect(await parseRaw(known)).toMatchObject({
    chainId: 1,
    from: '0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F',
    hash: '0x33469b22e9f636356c4160a87eb19df52b7412e8eac32a4a55ffe88ea8350788',
  });
});

describe('blobs', () => {
  const inner = fromRlp(`0x${rawOf(3).slice(4)}`, 'hex') as Hex[];
  const wrapped = (parts: unknown[]) => concatHex(['0x03', toRlp([inner, ...parts] as Hex[])]);
  test.each([
    ['version 0', wrapped([['0x11', '0x22'], ['0x33'], ['0x44']])],
    ['version 1', wrapped([numberToHex(1), ['0x11', '0x22'], ['0x33'], ['0x44']])],
  ])('a wrapper of %s is the same transaction', async (_version, raw) => {
    expect(await parseRaw(raw)).toEqual({...(await parseRaw(rawOf(3))), blobs: 2});
  });
});

test('another chain and no chain are warned of', async () => {
  expect((await rowsOf(rawOf(2), 1)).warning).toMatch(
    /for the chain 64713, the endpoint is of the chain 1\./,
  );
  const old = await account.signTransaction({type: 'legacy', gasPrice: 1n, gas: 21000n, to});
  const {rows, warning} = await rowsOf(old);
  expect(rows[0]).toEqual({name: 'Chain id', value: 'none'});
  expect(warning).toMatch(/names no chain/);
});

test.each([
  ['', 'empty'],
  ['0x', 'empty'],
  ['zz', 'notHex'],
  ['0x123', 'notHex'],
  ['0x05c0', 'unknownType'],
  ['0x00c0', 'unknownType'],
  ['0x02', 'malformed'],
  ['0xc0', 'malformed'],
  [rawOf(2).slice(0, -2), 'malformed'],
  [`${rawOf(2)}00`, 'malformed'],
  [`${rawOf(0)}00`, 'malformed'],
  [`${rawOf(2).slice(0, -64)}${'0'.repeat(64)}`, 'signature'],
])('%s: %s', async (raw, problem) => {
  expect(await parseRaw(raw)).toEqual({problem});
  expect(await decodeRawTransaction(raw)).toHaveProperty('fault');
});

test('an unsigned transaction is called so', async () => {
  const unsigned = toRlp(['0x01', '0x01', '0x5208', to, '0x', '0x']);
  expect(await parseRaw(unsigned)).toEqual({problem: 'unsigned'});
});

test('no bytes make it throw', async () => {
  for (const [, raw] of signed) {
    for (let at = 4; at < raw.length; at += 22) {
      const damaged = `${raw.slice(0, at)}ff${raw.slice(at + 2)}`;
      expect(await decodeRawTransaction(damaged)).toBeTypeOf('object');
    }
  }
});

import {describe, expect, test} from 'vitest';
import {EXAMPLE} from '../../../src/tools/bid/example';
import {bidHash} from '../../../src/tools/bid/hash';
import {readBid} from '../../../src/tools/bid/read';
import {decodeBid} from '../../../src/tools/bid/reading';
import {nextGasLimit, roomFor} from '../../../src/tools/bid/room';
import {CATALOGUE} from '../../../src/tools/catalogue';
import {evaluate, initialTexts} from '../../../src/tools/evaluate';
import {readNodes} from '../../../src/tools/node-id/parse';
import {readIdentity} from '../../../src/tools/validator-ids/identity';
import {loadVersion} from '../../../src/profile/load';
import examples from '../../fixtures/worked-examples.json';

const data = loadVersion(process.cwd(), 'current');

/** What a tool says with these texts in its fields. */
function say(name: string, texts: Readonly<Record<string, string>> = {}, reading?: unknown) {
  const entry = CATALOGUE[name];
  if (!entry) throw new Error(`No tool ${name}`);
  const facts = entry.facts(data);
  const all = {...initialTexts(entry.tool.fields(facts)), ...texts};
  const {faults, output} = evaluate(entry.tool, facts, all, reading);
  const blocks = JSON.stringify(output?.blocks ?? []);
  return {faults, summary: output?.summary, blocks};
}

describe('bid', () => {
  test('the vector of the guide', () => {
    expect(bidHash(readBid(EXAMPLE))).toBe(examples.hashes.bid);
    expect(say('bid').summary).toMatch(/^Nothing in its form/u);
  });

  test('a request, a list of arguments and a raw bid alone have the same hash', () => {
    const bid = JSON.parse(EXAMPLE) as {rawBid: object};
    for (const form of [{method: 'mev_sendBid', params: [bid]}, [bid], bid.rawBid])
      expect(bidHash(readBid(JSON.stringify(form)))).toBe(examples.hashes.bid);
  });

  test.each([
    ['', /Enter the JSON/u],
    ['{', /no JSON/u],
    ['[]', /Expected the JSON object/u],
    ['{"signature": "0x00"}', /no rawBid/u],
    ['{"blockNumber": "1"}', /without quotation marks/u],
    ['{"blockNumber": 1, "gasFee": 1.5e18}', /Write all digits/u],
    ['{"blockNumber": 1, "gasFee": -1}', /negative/u],
    ['{"blockNumber": 1, "parentHash": "0xab"}', /1 bytes instead of 32/u],
    ['{"blockNumber": 1, "txs": ["0x1"]}', /txs\[0\]/u],
  ])('%s is refused', (bid, reason) => {
    expect(say('bid', {bid}).faults.bid).toMatch(reason);
  });

  test.each([
    [{builderFee: 10_000_000_000_001}, 'The validator would get'],
    [{builderFee: 1_000_000_000_000_000}, 'builderFee must be less than gasFee'],
    [{gasUsed: 60_000_000}, 'gas used exceeds gas limit'],
    [{gasUsed: 0}, 'empty gasFee or empty gasUsed'],
    [{surprise: 1}, 'The node ignores: surprise'],
    [{gasFee: 9_007_199_254_740_992}, 'Above 2^53'],
  ])('%o is remarked on', (change, remark) => {
    const {rawBid} = JSON.parse(EXAMPLE) as {rawBid: object};
    expect(say('bid', {bid: JSON.stringify({...rawBid, ...change})}).blocks).toContain(remark);
  });

  test.each([
    ['', false],
    ['0', true],
    ['0.000004', true],
    ['0.000005', false],
  ])('the ceiling “%s” makes its fee too high: %s', (feeCeiling, isTooHigh) => {
    const {summary, blocks} = say('bid', {feeCeiling});
    expect(blocks.includes('bid fee exceeds the ceiling')).toBe(isTooHigh);
    expect(summary).toMatch(isTooHigh ? /^One reason/u : /^Nothing in its form/u);
  });

  test('a fee of nothing is below every ceiling', () => {
    const {rawBid} = JSON.parse(EXAMPLE) as {rawBid: object};
    const bid = JSON.stringify({...rawBid, builderFee: 0});
    expect(say('bid', {bid, feeCeiling: '0'}).summary).toMatch(/^Nothing in its form/u);
  });

  test('public transactions that the validator adds can decide', () => {
    expect(say('bid', {localFees: '1'}).blocks).toContain('public transactions');
    expect(say('bid').blocks).not.toContain('public transactions');
  });

  test('warnings are no reasons, but the result names them', () => {
    expect(say('bid').summary).not.toContain('warnings');
    expect(say('bid', {localFees: '1'}).summary).toBe(
      'Nothing in its form forbids this bid, but see the warnings. Check its transactions next.',
    );
  });

  test('a bid without transactions is refused: nothing pays its fees', () => {
    const {rawBid} = JSON.parse(EXAMPLE) as {rawBid: object};
    const bid = JSON.stringify({...rawBid, txs: [], unRevertible: []});
    expect(say('bid', {bid}).summary).toBe('One reason to refuse this bid.');
  });

  test('the signer is that of the signature which is in the field', async () => {
    const {rawBid} = JSON.parse(EXAMPLE) as {rawBid: object};
    const [first, second] = ['11', '22'].map((byte) =>
      JSON.stringify({rawBid, signature: `0x${byte.repeat(64)}00`}),
    ) as [string, string];
    const reading = await decodeBid(readBid(first));
    expect(say('bid', {bid: first}, reading).blocks).toContain('Signed by');
    expect(say('bid', {bid: second}, reading).blocks).not.toContain('Signed by');
  });

  test('a bid without some fields names them', () => {
    expect(say('bid', {bid: '{"blockNumber": 1}'}).blocks).toContain(
      'parentHash, txs, unRevertible',
    );
  });

  test('gas limits move by less than a 1,024th', () => {
    expect(nextGasLimit(55_000_000, 100_000_000)).toBe(55_000_000 + 53_709);
    expect(nextGasLimit(55_000_000, 5000)).toBe(55_000_000 - 53_709);
    expect(nextGasLimit(55_000_000, 55_000_000)).toBe(55_000_000);
    expect(nextGasLimit(55_000_000, 55_000_100)).toBe(55_000_100);
    expect(roomFor(10, 20, 30)).toBe(0);
  });
});

const id = examples.hashes.nodeId;

describe('NodeID', () => {
  test.each([
    [id, ''],
    [id.slice(2).toUpperCase(), ''],
    [`"${id}",`, ''],
    ['', /Enter an enode/u],
    ['enr:-abc', /node record/u],
    [`0x${'1'.repeat(40)}`, /of an account/u],
    [`04${'1'.repeat(128)}`, /leading 02/u],
    ['hello', /neither/u],
    [`${id}\nhello`, /Line 2/u],
    ['1'.repeat(128), /no public key/u],
    [Array.from({length: 101}, () => id).join('\n'), /at most 100/u],
  ])('%s', (text, fault) => {
    expect(say('node-id', {nodes: text}).faults.nodes ?? '').toMatch(fault);
  });

  test('warns of what contract and node would not take', () => {
    const {blocks} = say('node-id', {nodes: `${id}\n${id}\n0x${'0'.repeat(64)}`});
    expect(blocks).toContain('Line 2 repeats a node');
    expect(blocks).toContain('id of zeros');
    expect(say('node-id').blocks).toContain('Address from documentation');
  });

  test('private hosts and ports of zero are warned of', () => {
    const [node] = readNodes(
      'enode://7f0011747a0689e5517bf154285bda3a9bdc4c3f69970972f1c2ec311b8950195660161b20ca43e0ef5a7cc2da9559e72a0a77e82b4dcbb596f11f0765c38ac5@10.0.0.1:0?discport=0',
    );
    expect(node?.warnings.join(' ')).toMatch(/Private address.*Port 0.*Discovery port 0/u);
  });
});

describe('identities', () => {
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

  test.each([
    [address, ''],
    [address.toLowerCase(), ''],
    [address.replace('5aA', '5aa'), /checksum/u],
    [address.slice(0, -1), /39 hex digits/u],
    [`0x${'0'.repeat(40)}`, /zero address/u],
    [`0x${'1'.repeat(64)}`, /private key/u],
    [`0x${'1'.repeat(96)}`, /first digit/u],
    [`0xc0${'0'.repeat(94)}`, /infinity/u],
    [`0x80${'1'.repeat(94)}`, /no vote key/u],
    ['enode://1', /address of a node/u],
    ['', /Enter an address/u],
  ])('%s', (identity, fault) => {
    expect(say('validator-ids', {identity}).faults.identity ?? '').toMatch(fault);
  });

  test('addresses get their checksum', () => {
    expect(readIdentity(address.toLowerCase()).text).toBe(address);
  });
});

describe('units', () => {
  test('a cache above a third of the memory is lowered', () => {
    expect(say('flags', {cache: '60000'}).summary).toBe(
      'The node lowers --cache 60000 to 43690: a third of the memory.',
    );
    expect(say('flags', {cache: '18000 MB'}).summary).toBe('--cache 18000 is 17.58 GiB.');
  });

  test('the path scheme takes 256 MB of changed state at most, and reads with the rest', () => {
    const {blocks} = say('flags', {cache: '18000'});
    expect(blocks).toMatch(/"256 MB","note":"With the path scheme\. [^"]*25 %, 4500 MB/u);
    expect(blocks).toMatch(/"6944 MB","note":"With the path scheme\. [^"]*15 %, 2700 MB/u);
    const small = say('flags', {cache: '1024'}).blocks;
    expect(small).toContain('"256 MB","note":"25 %"');
    expect(small).toContain('"153 MB","note":"15 %"');
  });

  test('the cap on fees is in whole coins, unlike gas prices', () => {
    const {blocks} = say('flags', {kind: 'price', unit: 'coin', amount: '1.5'});
    expect(blocks).toMatch(/"1\.5"\},"note":"The cap on fees: --rpc\.txfeecap/u);
    expect(blocks).toMatch(/"1500000000000000000"\},"note":"Gas prices/u);
  });

  test('amounts are exact', () => {
    const texts = {kind: 'price', unit: 'coin', amount: '0.123456789012345678'};
    expect(say('flags', texts).summary).toBe('123456789012345678 wei');
    expect(say('flags', {...texts, unit: 'gwei'}).blocks).toContain('no whole number of wei');
  });

  test('durations', () => {
    const {summary, blocks} = say('flags', {kind: 'duration', duration: '1m30s'});
    expect(summary).toBe('1m30s is 90 seconds.');
    expect(blocks).toContain('90000000000');
    expect(say('flags', {kind: 'duration', duration: '5'}).faults.duration).toMatch(
      /unit is missing/u,
    );
    expect(say('flags', {kind: 'duration', duration: '1d'}).faults.duration).toMatch(/24h/u);
  });
});

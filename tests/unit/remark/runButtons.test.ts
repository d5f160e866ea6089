import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {loadProfile} from '../../../src/profile/load';
import {rpcReference} from '../../../src/remark/rpcReference';
import {runButtons} from '../../../src/remark/runButtons';
import {chooseParts} from '../../../src/tokens/conditions';
import {interpolate} from '../../../src/tokens/interpolate';
import type {OfferedCall} from '../../../src/workbench/types';
import {parsed} from './page';

const siteDir = path.resolve(import.meta.dirname, '../../..');
const CONTROL = '<RequestEndpoint />\n\n';

function transformed(markdown: string): Root {
  const page = parsed(siteDir, interpolate(siteDir, `${siteDir}/docs/page.mdx`, markdown));
  rpcReference({siteDir})(page.tree, page.file);
  runButtons({siteDir})(page.tree, page.file);
  return page.tree;
}

/** Calls of a page's buttons, one list for each block of code that has some. */
function callsOf(markdown: string): OfferedCall[][] {
  const found: OfferedCall[][] = [];
  visit(transformed(markdown), 'mdxJsxFlowElement', ({name, attributes: [calls]}) => {
    if (name === 'RunCalls') found.push(JSON.parse(calls?.value as string) as OfferedCall[]);
  });
  return found;
}

const bash = (...lines: string[]) =>
  callsOf(`${CONTROL}\`\`\`bash\n${lines.join('\n')}\n\`\`\``).flat();
const json = (body: string) => callsOf(`${CONTROL}\`\`\`json\n${body}\n\`\`\``).flat();

const HUB = '0x0000000000000000000000000000000000002002';
const VALIDATOR = '0x1111111111111111111111111111111111111111';

describe('calls of cast', () => {
  test('have the contract, the function and the arguments that the page says; others are left to the reader', () => {
    const calls = bash(
      `OPERATOR=${VALIDATOR}`,
      `cast call "$STAKE_HUB" \\`,
      `  'getShares(address,uint256,bool)((uint256,uint256),address[])' "$OPERATOR" 2ether true`,
      `cast from-wei "$(cast call "$CREDIT" 'getPooledBNB(address)(uint256)' "$ME" | cut -d' ' -f1)"`,
      `cast call "$STAKE_HUB" "getNodeIDs(address[])(bytes32[][])" "[\${OPERATOR:?your operator}]"`,
    );
    const opening = {method: 'eth_call', params: [{}, 'latest']};
    expect(calls).toEqual([
      {
        ...opening,
        byInterface: {
          address: HUB,
          signature: 'getShares(address,uint256,bool) view returns ((uint256,uint256),address[])',
          args: [VALIDATOR, '0x1bc16d674ec80000', true],
        },
      },
      {
        ...opening,
        byInterface: {signature: 'getPooledBNB(address) view returns (uint256)', args: [null]},
      },
      {
        ...opening,
        byInterface: {
          address: HUB,
          signature: 'getNodeIDs(address[]) view returns (bytes32[][])',
          args: [[VALIDATOR]],
        },
      },
    ]);
  });

  test('of other kinds are those methods; each once for a block', () => {
    const calls = bash(
      'cast chain-id && cast chain-id',
      'cast balance --ether "$ME"',
      'cast block finalized --field timestamp',
      'cast block-number',
    );
    expect(calls).toEqual([
      {method: 'eth_chainId', params: []},
      {method: 'eth_getBalance', params: ['', 'latest']},
      {method: 'eth_getBlockByNumber', params: ['finalized', false]},
      {method: 'eth_blockNumber', params: []},
    ]);
  });

  test.each([
    ['a transaction', `cast send "$STAKE_HUB" 'claim(address,uint256)' "$ME" 0`],
    ['a rehearsal of a transaction', `cast call "$STAKE_HUB" 'go()' --value 1ether`],
    ['a signature in a variable', 'cast call "$STAKE_HUB" "$SIGNATURE" 1'],
    ["the reader's own node", 'cast block-number --rpc-url http://10.0.0.5:8545'],
    ['a node in a variable', 'cast block-number --rpc-url "$NODE"'],
    ['a block of the reader', 'cast block "${HEIGHT:?its number}" --field hash'],
    ['a comment', '# cast chain-id'],
    ['a file that the script writes', 'cat > file <<EOF\ncast chain-id\nEOF'],
  ])('have no button where they are %s', (_, line) => {
    expect(bash(line)).toEqual([]);
  });
});

describe('JSON-RPC requests', () => {
  test('are found as they are, in curl and in the short function of a page', () => {
    expect(json('{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}')).toEqual(
      [{method: 'eth_subscribe', params: ['newHeads']}],
    );
    const body = '{"jsonrpc":"2.0","id":1,"method":"net_version"}';
    expect(bash(`curl -sS "$RPC" -H 'content-type: application/json' -d '${body}'`)).toEqual([
      {method: 'net_version', params: []},
    ]);
    expect(bash(`curl {network.chains.mainnet.http.0.url} -d '${body}'`)).toHaveLength(1);
    expect(bash(`curl "$SENTRY" -d '${body}'`)).toEqual([]);
    expect(bash(`rpc eth_blockNumber && sleep 2 && rpc eth_getHeaderByNumber '["safe"]'`)).toEqual([
      {method: 'eth_getHeaderByNumber', params: ['safe']},
    ]);
  });

  test.each([
    '{"jsonrpc":"2.0","id":1,"result":"0x1"}',
    '{"jsonrpc":"2.0","method":"eth_subscription","params":[]}',
    '{"jsonrpc":"2.0","id":1,"method":"mev_running","params":[]}',
    '{"jsonrpc":"2.0","id":1,"method":"debug_setHead","params":["0x0"]}',
    '{"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{}]}',
    '{ no JSON',
  ])('%s has no button', (body) => {
    expect(json(body)).toEqual([]);
  });
});

test('only pages that say whom they ask have buttons, also within lists', () => {
  const block = '```bash\ncast chain-id\n```';
  expect(callsOf(block)).toEqual([]);
  expect(callsOf(`${CONTROL}1. First:\n\n   ${block.replaceAll('\n', '\n   ')}`)).toHaveLength(1);
});

test('requests of the reference have a button of their own already', () => {
  expect(callsOf(`${CONTROL}<RpcMethods namespace="net" />`)).toEqual([]);
});

/** Pages with commands that read from the network's endpoint. */
const pages = fs
  .readdirSync(`${siteDir}/docs`, {recursive: true, encoding: 'utf8'})
  .filter((file) => /^[^_].*\.mdx$/.test(file) && !file.startsWith('rpc/'));

test.each(pages)('%s says whom it asks if it has requests', (file) => {
  const source = fs.readFileSync(`${siteDir}/docs/${file}`, 'utf8');
  // A block within a part for other networks has values that this one lacks.
  const text = chooseParts(source, loadProfile(siteDir, 'current'));
  const blocks = text.match(/^ *```(?:bash|json)[^]*?^ *```/gm) ?? [];
  const requests = blocks.flatMap((block) => callsOf(`${CONTROL}${block.replace(/^ +/gm, '')}`));
  if (requests.length > 0) expect(text).toContain('<RequestEndpoint ');
});

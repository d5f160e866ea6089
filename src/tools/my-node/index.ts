import {defineTool} from '../define';
import {momentIn} from '../moment';
import type {Output} from '../types';
import {checksOf} from './checks';
import type {MyNodeFacts} from './facts';
import {readNode, type NodeReading} from './read';

/** What is asked, and what a healthy node answers. */
function explanation({version, chains}: MyNodeFacts): Output {
  const rows = [
    ['Software', 'web3_clientVersion', `${version} or newer`],
    ['Chain', 'eth_chainId', chains.map(({name, chainId}) => `${chainId} (${name})`).join(', ')],
    ['Head', 'eth_getBlockByNumber', 'some seconds old'],
    ['Synchronising', 'eth_syncing', 'false'],
    ['Peers', 'net_peerCount', '1 or more'],
    ['Finality', 'eth_getBlockByNumber', 'some blocks behind the head'],
    ['Forks', 'eth_config', 'the schedule of the network; unknown before v1.7'],
    ['Next fork', 'eth_getBlockByNumber', 'the one that the validators announce in their blocks'],
    ['Namespaces', 'rpc_modules', 'none that gives others power over the node'],
  ];
  return {
    summary: '',
    blocks: [
      {kind: 'text', text: {strong: 'What it asks, and what a healthy node answers'}},
      {
        kind: 'values',
        rows: rows.map(([label = '', call = '', value = '']) => ({
          label,
          value,
          note: {code: call},
        })),
      },
    ],
  };
}

function verdict(reading: NodeReading, facts: MyNodeFacts): Output {
  const checks = checksOf(reading, facts);
  const named = (tone: string) =>
    checks.filter((check) => check.tone === tone).map(({label}) => label.toLowerCase());
  const [bad, odd] = [named('bad'), named('warn')];
  const parts = [
    ...(bad.length > 0 ? [`Wrong: ${bad.join(', ')}.`] : []),
    ...(odd.length > 0 ? [`To look at: ${odd.join(', ')}.`] : []),
  ];
  const at = momentIn('UTC', reading.now);
  return {
    summary: parts.length === 0 ? 'Nothing is wrong with this node.' : parts.join(' '),
    blocks: [
      {kind: 'values', rows: checks},
      {kind: 'text', text: [{code: reading.node}, `, ${at}`]},
    ],
  };
}

/** What a node says of itself, and what of it is behind or wrong. */
export default defineTool({
  title: 'My node',
  asks: 'operator',
  isShared: false,
  fields: (_: MyNodeFacts) => ({}),
  compute: (_, facts, reading: NodeReading | undefined) =>
    reading ? verdict(reading, facts) : explanation(facts),
  actions: {
    read: ({turnLength}) => ({
      label: 'Look at the node',
      run: async ({asked}) => ({reading: await readNode(await asked(), turnLength)}),
    }),
  },
});

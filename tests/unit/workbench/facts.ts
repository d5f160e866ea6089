import type {NetworkFacts} from '../../../src/workbench/types';

/** Facts of a network with two chains, the second of which has no history and no WebSocket. */
export const facts: NetworkFacts = {
  chains: [
    {
      key: 'mainnet',
      name: 'Main',
      chainId: 1000,
      symbol: 'EXN',
      http: ['https://rpc.example', 'https://rpc-2.example'],
      ws: ['wss://ws.example'],
      archive: ['https://archive.example'],
      blocked: ['eth_getLogs'],
    },
    {
      key: 'testnet',
      name: 'Test',
      chainId: 1001,
      symbol: 'tEXN',
      http: ['https://rpc.test.example'],
      ws: [],
      archive: [],
      blocked: [],
    },
  ],
  local: {http: 'http://127.0.0.1:8545', ws: 'ws://127.0.0.1:8546'},
  contracts: {'0x0000000000000000000000000000000000002002': 'StakeHub'},
  codes: [],
  blockInterval: 450,
  release: 'v1.7.3',
};

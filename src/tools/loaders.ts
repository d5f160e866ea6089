import type {AnyTool} from './types';

type Load = () => Promise<{readonly default: AnyTool}>;

/** The code of each tool, which a browser loads when the reader uses the tool. */
export const TOOLS: Readonly<Record<string, Load>> = {
  'add-to-wallet': () => import('./add-to-wallet'),
  bid: () => import('./bid'),
  blocks: () => import('./blocks'),
  configuration: () => import('./configuration'),
  downtime: () => import('./downtime'),
  'endpoint-check': () => import('./endpoint-check'),
  flags: () => import('./flags'),
  losses: () => import('./losses'),
  'my-node': () => import('./my-node'),
  'next-turn': () => import('./next-turn'),
  'node-id': () => import('./node-id'),
  positions: () => import('./positions'),
  reward: () => import('./reward'),
  shares: () => import('./shares'),
  unbonding: () => import('./unbonding'),
  'validator-ids': () => import('./validator-ids'),
};

import type {AnyTool} from './types';

type Load = () => Promise<{readonly default: AnyTool}>;

/** The code of each tool, which a browser loads when the reader uses the tool. */
export const TOOLS: Readonly<Record<string, Load>> = {
  configuration: () => import('./configuration'),
  blocks: () => import('./blocks'),
  losses: () => import('./losses'),
  reward: () => import('./reward'),
  shares: () => import('./shares'),
  'add-to-wallet': () => import('./add-to-wallet'),
  downtime: () => import('./downtime'),
  'endpoint-check': () => import('./endpoint-check'),
  'my-node': () => import('./my-node'),
  'next-turn': () => import('./next-turn'),
  positions: () => import('./positions'),
  unbonding: () => import('./unbonding'),
  nodeId: () => import('./nodeId'),
  validatorIds: () => import('./validatorIds'),
  flags: () => import('./flags'),
  bid: () => import('./bid'),
};

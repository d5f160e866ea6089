import type {AnyTool} from './types';

type Load = () => Promise<{readonly default: AnyTool}>;

/** The code of each tool, which a browser loads when the reader uses the tool. */
export const TOOLS: Readonly<Record<string, Load>> = {
  unbonding: () => import('./unbonding'),
  nodeId: () => import('./nodeId'),
  validatorIds: () => import('./validatorIds'),
  flags: () => import('./flags'),
  bid: () => import('./bid'),
};

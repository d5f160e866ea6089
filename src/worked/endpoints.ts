import type {NetworkProfile} from '../profile/types';
import type {WorkedExamples} from './types';

/** A local node: the fallback when no public endpoint answers a method. */
const OWN_NODE = 'http://127.0.0.1:8545';

/**
 * Addresses derived from others of the profile. `logs` is a mainnet endpoint that answers `eth_getLogs`: the first
 * archive endpoint, the first public one unless it refuses the method, or a local node.
 */
export function endpoints({chains}: NetworkProfile): WorkedExamples {
  const {archive = [], http, blockedMethods} = chains.mainnet;
  const open = blockedMethods.includes('eth_getLogs') ? [] : http;
  return {endpoints: {logs: [...archive, ...open][0]?.url ?? OWN_NODE}};
}

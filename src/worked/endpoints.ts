import type {NetworkProfile} from '../profile/types';
import type {WorkedExamples} from '.';

/** A node of the reader's own: what is left when no public endpoint answers a method. */
const OWN_NODE = 'http://127.0.0.1:8545';

/**
 * Addresses that follow from others of the profile. `logs` is one of mainnet that answers `eth_getLogs`: the first archive
 * endpoint, the first public one unless that refuses the method, or a node of one's own.
 */
export function endpoints({chains}: NetworkProfile): WorkedExamples {
  const {archive = [], http, blockedMethods} = chains.mainnet;
  const open = blockedMethods.includes('eth_getLogs') ? [] : http;
  return {endpoints: {logs: [...archive, ...open][0]?.url ?? OWN_NODE}};
}

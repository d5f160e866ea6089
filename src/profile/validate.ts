import type {Fault} from './fault';
import {webAddresses} from './rules/addresses';
import {bounds, turnLength} from './rules/bounds';
import {checksums, uniqueChainIds, uniqueForks, uniquePorts} from './rules/identity';
import type {Rule} from './rule';
import {atMost, below, feeShares, oneDay, setSwitch, utcDay} from './rules/relations';
import {activations, releases} from './rules/schedule';
import {schemaFaults} from './schema';

const RULES: readonly Rule[] = [
  checksums,
  uniqueChainIds,
  uniqueForks,
  uniquePorts,
  webAddresses,
  bounds,
  turnLength,
  below,
  atMost,
  feeShares,
  setSwitch,
  oneDay,
  utcDay,
  releases,
  activations,
];

/** Every error in a network profile: first the version's JSON Schema, then checks in code. */
export function profileFaults(profile: unknown, schema: Record<string, unknown>): Fault[] {
  return [...schemaFaults(profile, schema), ...RULES.flatMap((rule) => rule(profile))];
}

const CONTRACTS_SCHEMA = {
  type: 'object',
  description: 'an object: contract name → {address, purpose}',
  additionalProperties: {
    type: 'object',
    description: 'an object with address and purpose',
    required: ['address', 'purpose'],
    additionalProperties: false,
    properties: {
      address: {
        type: 'string',
        pattern: '^0x[0-9a-fA-F]{40}$',
        description: 'an address: 0x and 40 hexadecimal digits',
      },
      purpose: {
        type: 'string',
        pattern: '^[^<>{}`|\\\\\\r\\n]+$',
        description: 'text on one line without < > { } ` | or a backslash',
      },
    },
  },
};

/** Every error in a version's list of system contracts. */
export function contractsFaults(contracts: unknown): Fault[] {
  return [...schemaFaults(contracts, CONTRACTS_SCHEMA), ...checksums(contracts)];
}

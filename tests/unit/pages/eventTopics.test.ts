import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {toEventSelector} from 'viem';

/** Events of the system contracts as their interfaces declare them. */
const EVENTS = [
  'Claimed(address,address,uint256)',
  'CommissionRateEdited(address,uint64)',
  'ConsensusAddressEdited(address,address)',
  'Delegated(address,address,uint256,uint256)',
  'NodeIDAdded(address,bytes32)',
  'NodeIDRemoved(address,bytes32)',
  'ParamChange(string,bytes)',
  'Paused()',
  'Redelegated(address,address,address,uint256,uint256,uint256)',
  'Resumed()',
  'RewardDistributeFailed(address,bytes)',
  'RewardDistributed(address,uint256)',
  'Undelegated(address,address,uint256,uint256)',
  'ValidatorCreated(address,address,address,bytes)',
  'ValidatorEmptyJailed(address)',
  'ValidatorJailed(address)',
  'ValidatorSlashed(address,uint256,uint256,uint8)',
  'ValidatorUnjailed(address)',
  'VoteAddressEdited(address,bytes)',
  'failedFelony(address,uint256,bytes)',
  'indicatorCleaned()',
  'validatorSlashed(address)',
  'feeBurned(uint256)',
  'finalityRewardDeposit(address,uint256)',
  'systemTransfer(uint256)',
  'validatorDeposit(address,uint256)',
  'validatorEnterMaintenance(address)',
  'validatorExitMaintenance(address)',
  'validatorFelony(address,uint256)',
  'validatorMisdemeanor(address,uint256)',
  'validatorSetUpdated()',
  'ProposalCreated(uint256,address,address[],uint256[],string[],bytes[],uint256,uint256,string)',
  'VoteCast(address,uint256,uint8,uint256,string)',
  'ProposalQueued(uint256,uint256)',
  'ProposalExecuted(uint256)',
  'failReasonWithStr(string)',
  'failReasonWithBytes(bytes)',
  'rewardTo(address,uint256)',
  'receiveDeposit(address,uint256)',
];

const page = fs.readFileSync('docs/real-time-events.mdx', 'utf8');
const listed = [...page.matchAll(/^- \*\*(\w+)\*\*: .*<br\/>`(0x[0-9a-f]{64})`$/gm)].map(
  ([, name, topic]) => ({name, topic}),
);

describe('events listed under Real-time events', () => {
  it.each(EVENTS)('%s has the topic that its signature hashes to', (signature) => {
    const name = signature.slice(0, signature.indexOf('('));
    expect(listed).toContainEqual({name, topic: toEventSelector(signature)});
  });

  it('are all known here', () => {
    const known = EVENTS.map((signature) => signature.slice(0, signature.indexOf('(')));
    expect(listed.map(({name}) => name).sort()).toEqual(known.sort());
  });
});

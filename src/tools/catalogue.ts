import addToWallet from './add-to-wallet';
import {addToWalletFacts} from './add-to-wallet/facts';
import bid from './bid';
import {bidFacts} from './bid/facts';
import blocks from './blocks';
import {blocksFacts} from './blocks/facts';
import configuration from './configuration';
import {planFacts} from './configuration/facts';
import downtime from './downtime';
import {downtimeFacts} from './downtime/facts';
import endpointCheck from './endpoint-check';
import {endpointCheckFacts} from './endpoint-check/facts';
import flags from './flags';
import {flagsFacts} from './flags/facts';
import losses from './losses';
import {lossesFacts} from './losses/facts';
import myNode from './my-node';
import {myNodeFacts} from './my-node/facts';
import nextTurn from './next-turn';
import {nextTurnFacts} from './next-turn/facts';
import nodeId from './node-id';
import {nodeIdFacts} from './node-id/facts';
import positions from './positions';
import {positionsFacts} from './positions/facts';
import reward from './reward';
import {rewardFacts} from './reward/facts';
import shares from './shares';
import {sharesFacts} from './shares/facts';
import unbonding from './unbonding';
import {unbondingFacts} from './unbonding/facts';
import validatorIds from './validator-ids';
import {validatorIdsFacts} from './validator-ids/facts';
import type {AnyTool, FactsOf} from './types';

interface Entry {
  readonly tool: AnyTool;
  readonly facts: FactsOf<unknown>;
}

/** All tools by the name that pages call them by, with what they need of a version's data. Used by the build alone. */
export const CATALOGUE: Readonly<Record<string, Entry>> = {
  'add-to-wallet': {tool: addToWallet, facts: addToWalletFacts},
  bid: {tool: bid, facts: bidFacts},
  blocks: {tool: blocks, facts: blocksFacts},
  configuration: {tool: configuration, facts: planFacts},
  downtime: {tool: downtime, facts: downtimeFacts},
  'endpoint-check': {tool: endpointCheck, facts: endpointCheckFacts},
  flags: {tool: flags, facts: flagsFacts},
  losses: {tool: losses, facts: lossesFacts},
  'my-node': {tool: myNode, facts: myNodeFacts},
  'next-turn': {tool: nextTurn, facts: nextTurnFacts},
  'node-id': {tool: nodeId, facts: nodeIdFacts},
  positions: {tool: positions, facts: positionsFacts},
  reward: {tool: reward, facts: rewardFacts},
  shares: {tool: shares, facts: sharesFacts},
  unbonding: {tool: unbonding, facts: unbondingFacts},
  'validator-ids': {tool: validatorIds, facts: validatorIdsFacts},
};

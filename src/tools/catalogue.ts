import bid from './bid';
import {bidFacts} from './bid/facts';
import flags from './flags';
import {flagsFacts} from './flags/facts';
import nodeId from './nodeId';
import {nodeIdFacts} from './nodeId/facts';
import type {AnyTool, FactsOf} from './types';
import configuration from './configuration';
import {planFacts} from './configuration/facts';
import blocks from './blocks';
import {blocksFacts} from './blocks/facts';
import losses from './losses';
import {lossesFacts} from './losses/facts';
import reward from './reward';
import {rewardFacts} from './reward/facts';
import shares from './shares';
import {sharesFacts} from './shares/facts';
import addToWallet from './add-to-wallet';
import {addToWalletFacts} from './add-to-wallet/facts';
import downtime from './downtime';
import {downtimeFacts} from './downtime/facts';
import endpointCheck from './endpoint-check';
import {endpointCheckFacts} from './endpoint-check/facts';
import myNode from './my-node';
import {myNodeFacts} from './my-node/facts';
import nextTurn from './next-turn';
import {nextTurnFacts} from './next-turn/facts';
import positions from './positions';
import {positionsFacts} from './positions/facts';
import unbonding from './unbonding';
import {unbondingFacts} from './unbonding/facts';
import validatorIds from './validatorIds';
import {validatorIdsFacts} from './validatorIds/facts';

interface Entry {
  readonly tool: AnyTool;
  readonly facts: FactsOf<unknown>;
}

/** All tools by the name that pages call them by, with what they need of a version's data. Used by the build alone. */
export const CATALOGUE: Readonly<Record<string, Entry>> = {
  configuration: {tool: configuration, facts: planFacts},
  blocks: {tool: blocks, facts: blocksFacts},
  losses: {tool: losses, facts: lossesFacts},
  reward: {tool: reward, facts: rewardFacts},
  shares: {tool: shares, facts: sharesFacts},
  'add-to-wallet': {tool: addToWallet, facts: addToWalletFacts},
  downtime: {tool: downtime, facts: downtimeFacts},
  'endpoint-check': {tool: endpointCheck, facts: endpointCheckFacts},
  'my-node': {tool: myNode, facts: myNodeFacts},
  'next-turn': {tool: nextTurn, facts: nextTurnFacts},
  positions: {tool: positions, facts: positionsFacts},
  unbonding: {tool: unbonding, facts: unbondingFacts},
  nodeId: {tool: nodeId, facts: nodeIdFacts},
  validatorIds: {tool: validatorIds, facts: validatorIdsFacts},
  flags: {tool: flags, facts: flagsFacts},
  bid: {tool: bid, facts: bidFacts},
};

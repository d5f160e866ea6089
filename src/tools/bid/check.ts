import {beatsLocal, validatorReward} from '../../worked/auction';
import {decimal} from '../fields';
import type {Tone} from '../types';
import type {BidFacts} from './facts';
import type {Bid} from './read';
import {nextGasLimit, roomFor} from './room';

/** Rules of the validator, as its MEV sentry answers them; amounts in wei. */
export interface Rules {
  /** In basis points. */
  readonly commission: bigint;
  /** With zero, the default of the node, only a bid without fee is taken. Undefined: not known. */
  readonly feeCeiling: bigint | undefined;
  readonly gasCeiling: number;
  /** Gas limit of the parent block. */
  readonly parentLimit: number;
  readonly isBreathe: boolean;
  /** Fees of the validator's own block. */
  readonly localFees: bigint;
}

export interface Remark {
  readonly text: string;
  readonly tone: Tone;
}

const bad = (text: string): Remark => ({text, tone: 'bad'});
const warn = (text: string): Remark => ({text, tone: 'warn'});

function ofForm(bid: Bid): Remark[] {
  const {missing, unknown, long, signature, txs, unRevertible} = bid;
  const last = signature?.slice(-2);
  return [
    ...(missing.length > 0
      ? [warn(`Missing, so that the node takes zero or nothing: ${missing.join(', ')}.`)]
      : []),
    ...(unknown.length > 0 ? [warn(`The node ignores: ${unknown.join(', ')}.`)] : []),
    ...(long.length > 0
      ? [
          warn(
            `Above 2^53, so that JSON.stringify would round it: ${long.join(', ')}. Compare all digits with those that you signed.`,
          ),
        ]
      : []),
    ...(signature !== undefined && signature.length !== 132
      ? [bad(`The signature has ${signature.length / 2 - 1} bytes instead of 65.`)]
      : []),
    ...(signature?.length === 132 && last !== '00' && last !== '01'
      ? [bad('The last byte of the signature must be 0 or 1. Subtract 27 from 27 or 28.')]
      : []),
    ...(txs.length === 0 ? [bad('There are no transactions, so nothing pays gasFee.')] : []),
    ...(unRevertible.length > txs.length
      ? [bad('unRevertible has more hashes than there are transactions.')]
      : []),
    ...(bid.hasPayment ? [warn('The MEV sentry adds payBidTx itself.')] : []),
  ];
}

/** What the bid may use, and what it does. */
export function roomOf(
  rules: Rules,
  facts: BidFacts,
): {readonly limit: number; readonly room: number} {
  const limit = nextGasLimit(rules.parentLimit, rules.gasCeiling);
  const reserve = rules.isBreathe ? facts.reserveBreathe : facts.reserve;
  return {limit, room: roomFor(limit, reserve, facts.payment)};
}

/** Problems of the bid, the most important last. */
export function remarksOn(bid: Bid, rules: Rules, facts: BidFacts): Remark[] {
  const {gasUsed, gasFee, builderFee} = bid;
  if (gasUsed === 0n || gasFee === 0n)
    return [...ofForm(bid), bad('gasUsed or gasFee is zero: “empty gasFee or empty gasUsed”.')];
  const {room} = roomOf(rules, facts);
  const coins = (wei: bigint) => `${decimal(wei, 18)} ${facts.symbol}`;
  const reward = validatorReward(gasFee, rules.commission, builderFee);
  const price = gasFee / gasUsed;
  return [
    ...ofForm(bid),
    ...(builderFee >= gasFee ? [bad('builderFee must be less than gasFee.')] : []),
    ...(reward < 0n
      ? [
          bad(
            `The validator would get ${coins(reward)}: builderFee may be at most ${coins((gasFee * rules.commission) / 10_000n)}.`,
          ),
        ]
      : []),
    ...(rules.feeCeiling !== undefined && builderFee > rules.feeCeiling
      ? [
          bad(
            `builderFee is above the ceiling of ${coins(rules.feeCeiling)}: “bid fee exceeds the ceiling”.`,
          ),
        ]
      : []),
    ...(gasUsed > BigInt(room)
      ? [
          bad(
            `gasUsed is ${gasUsed - BigInt(room)} above the room in the block: “gas used exceeds gas limit”.`,
          ),
        ]
      : []),
    ...(price < BigInt(facts.minPrice)
      ? [
          warn(
            `The mean price of ${decimal(price, 9)} gwei is below the usual minimum of ${decimal(BigInt(facts.minPrice), 9)}. Only transactions that are not public count.`,
          ),
        ]
      : []),
    ...(reward >= 0n && builderFee < gasFee && !beatsLocal(bid, rules.localFees, rules.commission)
      ? [
          warn(
            'The validator’s own block wins, unless public transactions that the validator adds to the bid make both of its rewards higher.',
          ),
        ]
      : []),
  ];
}

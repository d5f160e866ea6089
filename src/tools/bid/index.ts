import {validatorReward} from '../../worked/auction';
import {defineTool} from '../define';
import {
  amountField,
  decimal,
  flagField,
  optionalField,
  percentField,
  textField,
  wholeField,
} from '../fields';
import type {Block} from '../types';
import {remarksOn, roomOf, type Remark, type Rules} from './check';
import {EXAMPLE} from './example';
import type {BidFacts} from './facts';
import {bidHash, bidKey} from './hash';
import {readBid} from './read';
import type {Reading} from './reading';
import {readingBlocks, readingRemarks} from './report';

/** In milliseconds. */
const DAY = 86_400_000;

function fields({symbol, limit, commission}: BidFacts) {
  const rules = 'Rules of the validator (mev_params)';
  const block = 'Block';
  return {
    bid: textField({
      label: 'Bid (JSON of mev_sendBid; no private key)',
      initial: EXAMPLE,
      isLong: true,
      // Its transactions are private until they are in a block.
      isPrivate: true,
      read: readBid,
    }),
    commission: percentField({
      label: 'ValidatorCommission',
      group: rules,
      initial: BigInt(commission),
    }),
    feeCeiling: optionalField(
      amountField({
        label: 'BuilderFeeCeil',
        group: rules,
        unit: symbol,
        places: 18,
        initial: 0n,
        hint: 'Empty: not checked. With 0, the default, only a builderFee of 0 is taken.',
      }),
    ),
    gasCeiling: wholeField({
      label: 'GasCeil',
      group: rules,
      unit: 'gas',
      initial: limit,
      least: 5000,
    }),
    parentLimit: wholeField({
      label: 'Gas limit of the parent',
      group: block,
      unit: 'gas',
      initial: limit,
      least: 5000,
    }),
    localFees: amountField({
      label: 'Fees of the validator’s own block',
      group: block,
      unit: symbol,
      places: 18,
      initial: 400_000_000_000_000n,
    }),
    isBreathe: flagField({label: 'First block of a day (UTC)', group: block, initial: false}),
  };
}

function verdict(remarks: readonly Remark[], isRead: boolean): string {
  const faults = remarks.filter(({tone}) => tone === 'bad').length;
  if (faults > 0) return `${faults === 1 ? 'One reason' : `${faults} reasons`} to refuse this bid.`;
  const doubts = remarks.some(({tone}) => tone === 'warn') ? ', but see the warnings' : '';
  return isRead
    ? `Nothing forbids this bid${doubts}.`
    : `Nothing in its form forbids this bid${doubts}. Check its transactions next.`;
}

/** Checks a bid before it is sent. Never signs or sends it. */
export default defineTool<BidFacts, ReturnType<typeof fields>, Reading>({
  title: 'Check a bid',
  asks: 'public',
  fields,
  actions: {
    decode: () => ({
      label: 'Check its transactions',
      hint: 'Transactions and signature are checked in the browser. For the head, the node is asked for its latest block; the bid is not sent.',
      async run({values}) {
        const {decodeBid} = await import('./reading');
        return {reading: await decodeBid(values.bid)};
      },
    }),
    head: ({interval}) => ({
      label: 'Compare with the head',
      async run({values, asked}) {
        const {decodeBid, readHead} = await import('./reading');
        const {gasLimit, at, ...head} = await readHead(await asked());
        const isBreathe = Math.floor((at + interval) / DAY) > Math.floor(at / DAY);
        return {
          reading: {...(await decodeBid(values.bid)), head},
          texts: {parentLimit: String(gasLimit), isBreathe: isBreathe ? 'on' : ''},
        };
      },
    }),
  },
  compute({bid, ...rules}, facts, reading) {
    const hash = bidHash(bid);
    const isRead = reading?.of === bidKey(bid);
    const remarks = [
      ...remarksOn(bid, rules satisfies Rules, facts),
      ...(isRead ? readingRemarks(bid, reading, facts) : []),
    ];
    const {limit, room} = roomOf(rules, facts);
    const coins = (wei: bigint) => `${decimal(wei, 18)} ${facts.symbol}`;
    const own = validatorReward(rules.localFees, rules.commission, 0n);
    return {
      summary: verdict(remarks, isRead),
      blocks: [
        ...remarks.map(({text, tone}): Block => ({kind: 'text', text, tone})),
        {kind: 'code', title: 'Hash to sign', text: hash},
        {
          kind: 'values',
          rows: [
            {
              label: 'Block reward',
              value: coins(bid.gasFee),
              note: `Own block: ${coins(rules.localFees)}`,
            },
            {
              label: 'Validator reward',
              value: coins(validatorReward(bid.gasFee, rules.commission, bid.builderFee)),
              note: `${decimal(rules.commission, 2)} % of gasFee, less builderFee; own block: ${coins(own)}`,
            },
            {label: 'Gas limit of the block', value: limit.toLocaleString('en')},
            {
              label: 'Room for the bid',
              value: room.toLocaleString('en'),
              note: `gasUsed: ${bid.gasUsed.toLocaleString('en')}`,
            },
            {
              label: 'Mean gas price',
              value: bid.gasUsed === 0n ? '–' : `${decimal(bid.gasFee / bid.gasUsed, 9)} gwei`,
            },
          ],
        },
        ...(isRead ? readingBlocks(reading) : []),
      ],
    };
  },
});

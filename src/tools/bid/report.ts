import type {Block} from '../types';
import type {Remark} from './check';
import type {BidFacts} from './facts';
import type {Reading, Transaction} from './reading';
import type {Bid} from './read';

/** Problems of the bid at the current state of the chain. */
function ofHead(bid: Bid, {head}: Reading): Remark[] {
  if (!head) return [];
  const next = BigInt(head.number) + 1n;
  if (bid.blockNumber < next)
    return [
      {tone: 'bad', text: `Stale: the head is ${head.number}, so the next bid is for ${next}.`},
    ];
  if (bid.blockNumber > next)
    return [{tone: 'bad', text: `In the future: the head is ${head.number}.`}];
  return bid.parentHash === head.hash.toLowerCase()
    ? [{tone: 'good', text: `It builds on the head, ${head.number}.`}]
    : [{tone: 'bad', text: `The head ${head.number} has another hash: ${head.hash}.`}];
}

function ofTransactions(bid: Bid, {transactions, head}: Reading, facts: BidFacts): Remark[] {
  const remarks: Remark[] = [];
  const hashes = new Set<string>();
  let blobs = 0;
  transactions.forEach((one, index) => {
    const bad = (text: string) =>
      remarks.push({tone: 'bad', text: `Transaction ${index + 1}: ${text}`});
    if ('problem' in one) {
      bad(`${one.problem}.`);
      return;
    }
    if (hashes.has(one.hash)) bad('the same again.');
    hashes.add(one.hash);
    blobs += one.blobs;
    // Rules of a fork that may not have come yet: they warn.
    const warn = (text: string) =>
      remarks.push({tone: 'warn', text: `Transaction ${index + 1}: from Mendel on, ${text}`});
    if (facts.transactionCap !== undefined && BigInt(one.gas) > BigInt(facts.transactionCap))
      warn(`it may ask for at most ${facts.transactionCap} gas, not for ${one.gas}.`);
    if (one.type === 3 && bid.blockNumber % BigInt(facts.blobInterval ?? 1) !== 0n)
      warn(`blobs only enter blocks whose number is divisible by ${facts.blobInterval}.`);
    if (head && one.chainId !== undefined && one.chainId !== head.chainId)
      bad(`it is for chain ${one.chainId}, and the node for ${head.chainId}.`);
  });
  if (blobs > facts.maxBlobs)
    remarks.push({tone: 'bad', text: `${blobs} blobs: at most ${facts.maxBlobs} fit.`});
  const foreign = bid.unRevertible.filter((hash) => !hashes.has(hash));
  if (foreign.length > 0 && remarks.length === 0)
    remarks.push({
      tone: 'warn',
      text: `unRevertible names no transaction of the bid: ${foreign.join(', ')}.`,
    });
  return remarks;
}

const cells = (one: Transaction): string[] =>
  'problem' in one ? [one.problem, '–', '–'] : [one.hash, one.from, one.gas];

/** What the browser and the node found. */
export function readingRemarks(bid: Bid, reading: Reading, facts: BidFacts): Remark[] {
  return [...ofTransactions(bid, reading, facts), ...ofHead(bid, reading)];
}

/** What was read of a bid: its signer and its transactions. */
export function readingBlocks({signer, transactions}: Reading): Block[] {
  return [
    ...(signer === undefined
      ? []
      : [
          {
            kind: 'values',
            rows: [
              {
                label: 'Signed by',
                value: {code: signer},
                note: 'Must be the address under which validators know you.',
              },
            ],
          } as const,
        ]),
    {
      kind: 'table',
      title: 'Transactions',
      columns: [
        {label: '#', isNumber: true},
        {label: 'Hash'},
        {label: 'From'},
        {label: 'Gas limit', isNumber: true},
      ],
      rows: transactions.map((one, index) => [
        String(index + 1),
        ...cells(one).map((code) => (code.startsWith('0x') ? {code} : code)),
      ]),
      save: 'bid.csv',
    },
  ];
}

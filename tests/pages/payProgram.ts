/** The program `pay.ts` of the pages, as tests run it: accounts, its journal, and edits. */
import fs from 'node:fs';
import path from 'node:path';
import {toHex, type Hash, type Hex} from 'viem';
import {accounts} from './node';

type Account = (typeof accounts)[number];
export const [rich, poor, other] = accounts as [Account, Account, Account];
/** The key of the rich account, which pays. */
export const KEY = toHex(rich.getHdKey().privateKey ?? '');

/** A payment in the journal. */
export interface Entry {
  readonly nonce: number;
  readonly price: string;
  readonly signed: readonly Hex[];
  readonly final?: Hash;
  readonly status?: string;
}

/** The payments in the journal of a folder, by their names in `payouts.json`. */
export function readJournal(folder: string): Record<string, Entry> {
  const file = path.join(folder, 'journal.json');
  const {payments} = JSON.parse(fs.readFileSync(file, 'utf8')) as {payments: Record<string, Entry>};
  return payments;
}

/** A pause of 50 ms instead of 2 s, a limit of 4 s for an answer instead of 10 s, and a higher price after 1 s instead of a minute. */
export const quicker = (program: string): string =>
  program.replace('2_000', '50').replace('10_000', '4_000').replace('60_000', '1_000');

/** Ends between signing and sending. */
export const crashing = (program: string): string =>
  program.replace('await client.sendRawTransaction', 'process.exit(9);\n$&');

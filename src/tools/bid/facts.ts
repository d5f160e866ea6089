import {inputsOf} from '../../worked/values';
import type {FactsOf} from '../types';

/** Amounts in wei, as decimal text. */
export interface BidFacts {
  readonly symbol: string;
  readonly limit: number;
  /** Most gas of one transaction; undefined when it may fill a block. */
  readonly transactionCap: number | undefined;
  readonly minPrice: string;
  readonly reserve: number;
  readonly reserveBreathe: number;
  readonly payment: number;
  /** In basis points. */
  readonly commission: string;
  /** Blobs enter every so many blocks; undefined when they enter any. */
  readonly blobInterval: number | undefined;
  readonly maxBlobs: number;
  /** Between blocks, in milliseconds. */
  readonly interval: number;
}

export const bidFacts: FactsOf<BidFacts> = ({network}) => {
  const {number, whole, optional} = inputsOf(network);
  return {
    symbol: network.symbol,
    limit: number('gas.limit'),
    transactionCap: optional('gas.transactionCap'),
    minPrice: whole('gas.minPrice').toString(),
    reserve: number('gas.systemReserve'),
    reserveBreathe: number('gas.systemReserveBreathe'),
    payment: number('mev.paymentGas'),
    commission: whole('mev.validatorCommission').toString(),
    blobInterval: optional('gas.blobInterval'),
    maxBlobs: number('gas.maxBlobs'),
    interval: number('timing.blockInterval'),
  };
};

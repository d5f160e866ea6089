import {translate} from '@docusaurus/Translate';
import {checksummed} from '../form/address';
import {grouped, readableAmount} from '../form/quantity';
import {parseRaw, type ParsedTransaction, type RawProblem} from './parseRaw';

/** What a signed transaction does, for a reader: rows with the chain id first, or why it cannot be decoded. */
export type DecodedTransaction =
  | {readonly fault: string}
  | {
      readonly rows: readonly {readonly name: string; readonly value: string}[];
      /** It is for another chain, or for any. */
      readonly warning?: string;
    };

function faultOf(problem: RawProblem): string {
  switch (problem) {
    case 'empty':
      return translate({id: 'site.raw.empty', message: 'No transaction is entered.'});
    case 'notHex':
      return translate({
        id: 'site.raw.notHex',
        message: 'This is not hex: a signed transaction is 0x and two hex digits per byte.',
      });
    case 'unknownType':
      return translate({
        id: 'site.raw.unknownType',
        message:
          'This is no transaction of the types 0 to 4. The first byte is the type (0x01 to 0x04), or at least 0xc0 for type 0.',
      });
    case 'malformed':
      return translate({
        id: 'site.raw.malformed',
        message:
          'The bytes are no complete transaction of their type: some are missing, too many or changed. The node will refuse them.',
      });
    case 'unsigned':
      return translate({
        id: 'site.raw.unsigned',
        message: 'The transaction is not signed. Sign it in your wallet or program first.',
      });
    case 'signature':
      return translate({
        id: 'site.raw.signature',
        message: 'The signature is invalid: it has no sender. The node will refuse it.',
      });
  }
}

function warningOf(chainId: number | undefined, expected: number | undefined): string | undefined {
  if (chainId === undefined) {
    return translate({
      id: 'site.raw.anyChain',
      message:
        'It names no chain: anybody can repeat it on every chain on which the sender has this nonce.',
    });
  }
  if (expected === undefined || chainId === expected) return undefined;
  return translate(
    {
      id: 'site.raw.otherChain',
      message:
        'It is for the chain {chainId}, the endpoint is of the chain {expected}. The node will refuse it; where chain {chainId} accepts it, it stays valid.',
    },
    {chainId, expected},
  );
}

/** The most that leaves the account, in wei: the value, all gas at the highest price, and blobs. */
function mostSpent({transaction}: ParsedTransaction): bigint {
  const {value = 0n, gas = 0n, gasPrice, maxFeePerGas, maxFeePerBlobGas = 0n} = transaction;
  const {blobVersionedHashes = []} = transaction;
  // A blob uses 2^17 gas of its own kind (EIP-4844).
  const blobGas = BigInt(blobVersionedHashes.length) * 131072n;
  return value + gas * (gasPrice ?? maxFeePerGas ?? 0n) + blobGas * maxFeePerBlobGas;
}

/**
 * Decodes the argument of `eth_sendRawTransaction`.
 *
 * @param data the signed bytes in hex: types 0 to 4, blob transactions with or without their blobs
 * @param expected chain id of the endpoint, if it is known
 * @param symbol of the network's currency
 */
export async function decodeRawTransaction(
  data: string,
  expected?: number,
  symbol = '',
): Promise<DecodedTransaction> {
  const parsed = await parseRaw(data);
  if ('problem' in parsed) return {fault: faultOf(parsed.problem)};
  const warning = warningOf(parsed.chainId, expected);
  const rows = rowsOf(parsed, symbol).filter(({value}) => value !== '');
  return {rows, ...(warning === undefined ? {} : {warning})};
}

function rowsOf(parsed: ParsedTransaction, symbol: string) {
  const {transaction} = parsed;
  const {to, value = 0n, gas = 0n, nonce = 0, data = '0x'} = transaction;
  const price = (wei: bigint | undefined) => (wei === undefined ? '' : readableAmount(wei, symbol));
  const count = (list: readonly unknown[] | undefined) =>
    list && list.length > 0 ? String(list.length) : '';
  const bytes = (data.length - 2) / 2;
  return [
    {
      name: translate({id: 'site.raw.chainId', message: 'Chain id'}),
      value:
        parsed.chainId === undefined
          ? translate({id: 'site.raw.noChainId', message: 'none'})
          : `${parsed.chainId} (0x${parsed.chainId.toString(16)})`,
    },
    {name: translate({id: 'site.raw.from', message: 'From'}), value: parsed.from},
    {
      name: translate({id: 'site.raw.to', message: 'To'}),
      value: to
        ? checksummed(to)
        : translate({id: 'site.raw.creates', message: 'none: it creates a contract'}),
    },
    {
      name: translate({id: 'site.raw.value', message: 'Value'}),
      value: readableAmount(value, symbol),
    },
    {
      name: translate({id: 'site.raw.most', message: 'Leaves the account at most'}),
      value: readableAmount(mostSpent(parsed), symbol),
    },
    {name: translate({id: 'site.raw.nonce', message: 'Nonce'}), value: String(nonce)},
    {
      name: translate({id: 'site.raw.data', message: 'Data'}),
      value:
        bytes === 0
          ? translate({id: 'site.raw.noData', message: 'none'})
          : translate(
              {id: 'site.raw.bytes', message: '{bytes} bytes, beginning {start}'},
              {bytes, start: data.slice(0, 10)},
            ),
    },
    {name: translate({id: 'site.raw.gas', message: 'Gas limit'}), value: grouped(gas)},
    {
      name: translate({id: 'site.raw.gasPrice', message: 'Price per gas'}),
      value: price(transaction.gasPrice),
    },
    {
      name: translate({id: 'site.raw.maxFee', message: 'Highest price per gas'}),
      value: price(transaction.maxFeePerGas),
    },
    {
      name: translate({id: 'site.raw.tip', message: 'Tip per gas'}),
      value: price(transaction.maxPriorityFeePerGas),
    },
    {
      name: translate({id: 'site.raw.blobFee', message: 'Highest price per blob gas'}),
      value: price(transaction.maxFeePerBlobGas),
    },
    {
      name: translate({id: 'site.raw.blobs', message: 'Blobs'}),
      value:
        parsed.type === 3
          ? translate(
              {id: 'site.raw.blobCount', message: '{hashes} named, {blobs} attached'},
              {hashes: transaction.blobVersionedHashes?.length ?? 0, blobs: parsed.blobs},
            )
          : '',
    },
    {
      name: translate({id: 'site.raw.accessList', message: 'Entries of the access list'}),
      value: count(transaction.accessList),
    },
    {
      name: translate({id: 'site.raw.delegates', message: 'Accounts delegate their code to'}),
      value: (transaction.authorizationList ?? [])
        .map(({address}) => checksummed(address))
        .join(', '),
    },
    {name: translate({id: 'site.raw.type', message: 'Type'}), value: String(parsed.type)},
    {name: translate({id: 'site.raw.hash', message: 'Hash'}), value: parsed.hash},
  ];
}

import {toEventSelector, toFunctionSelector, type AbiEvent, type AbiFunction, type Hex} from 'viem';
import {formatAbiItem} from 'viem/utils';
import {abisOf} from '../../src/abi/read';
import silentEvents from '../fixtures/silentEvents.json';
import {siteDir} from './pages';

interface AbiError {
  readonly type: 'error';
  readonly name: string;
  readonly inputs: AbiFunction['inputs'];
}

type Item = AbiFunction | AbiEvent | AbiError;

const silent: Readonly<Record<string, string | readonly string[]>> = silentEvents;

function isUsed(contract: string, item: {readonly type: string; readonly name?: string}): boolean {
  if (item.type === 'event') return !silent[contract]?.includes(item.name ?? '');
  return item.type === 'function' || item.type === 'error';
}

/** The interface of each system contract: functions, errors, and emitted events. */
export const interfaces: Readonly<Record<string, readonly Item[]>> = Object.fromEntries(
  [...abisOf(siteDir, 'current')].map(([name, abi]) => [
    name,
    abi.filter((item) => isUsed(name, item)) as readonly Item[],
  ]),
);

const items = Object.values(interfaces).flat();

/** `delegate(address,bool)`, from which selector and topic are computed. */
function signatureOf(item: Item): string {
  return formatAbiItem(item);
}

/** First four bytes of calls and errors, the whole hash of events. */
export function codeOf(item: Item): Hex {
  const signature = signatureOf(item);
  return item.type === 'event' ? toEventSelector(signature) : toFunctionSelector(signature);
}

const byCode = new Map<string, string[]>();
for (const item of items) {
  byCode.set(codeOf(item), [...(byCode.get(codeOf(item)) ?? []), item.name]);
}
// Solidity's own error for failed arithmetic and the like.
byCode.set('0x4e487b71', ['Panic']);

/** Names for a selector or topic; undefined for an unknown one. */
export function namesOf(code: string): readonly string[] | undefined {
  return byCode.get(code);
}

const typesOf = (
  parameters: readonly {type: string; components?: readonly {type: string}[]}[],
): string =>
  parameters
    .map(({type, components}) =>
      components ? type.replace('tuple', `(${typesOf(components)})`) : type,
    )
    .join(',');

/** An item in one line without parameter names, for comparing pages with the contracts. */
export function essence(item: Item): string {
  const indexed =
    item.type === 'event' ? item.inputs.map((input) => (input.indexed ? 'i' : '-')).join('') : '';
  const rest =
    item.type === 'function' ? `${item.stateMutability} (${typesOf(item.outputs)})` : indexed;
  return `${item.type} ${item.name}(${typesOf(item.inputs)}) ${rest}`;
}

export const essences: ReadonlySet<string> = new Set(items.map(essence));

/** Functions and events with their parameters, and functions with their results, as `cast` needs them. */
export const castSignatures: ReadonlySet<string> = new Set(
  items.flatMap((item) => [
    `${item.name}(${typesOf(item.inputs)})`,
    ...(item.type === 'function'
      ? [`${item.name}(${typesOf(item.inputs)})(${typesOf(item.outputs)})`]
      : []),
  ]),
);

/** Names of functions with their numbers of arguments. */
export const argumentCounts: ReadonlySet<string> = new Set(
  items.flatMap((item) => (item.type === 'event' ? [] : [`${item.name}/${item.inputs.length}`])),
);

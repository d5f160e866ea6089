import {checksummed, hasRightChecksum} from '@site/src/workbench/form/address';

/** What a value of the reader's is. */
export type Kind = 'address' | 'host' | 'path';

/** A value that the commands of the pages are written with, and that the reader can replace. */
export interface Slot {
  readonly id: string;
  readonly kind: Kind;
  /** What pages write in its place. */
  readonly written: readonly string[];
}

/** Values that the reader has filled in, by the id of the slot. */
export type Values = Readonly<Record<string, string>>;

/** The variable of a shell with a message, such as `${OPERATOR:?your operator address}`, by its name. */
const variable = (name: string): string => `\${${name}:?`;

const FIXED: readonly Slot[] = [
  {id: 'operator', kind: 'address', written: [variable('OPERATOR')]},
  {
    id: 'consensus',
    kind: 'address',
    written: [variable('CONSENSUS'), '0xYourConsensusAddress', 'CONSENSUS_ADDRESS'],
  },
  {id: 'agent', kind: 'address', written: [variable('AGENT')]},
  {id: 'data', kind: 'path', written: ['/var/lib/geth']},
  {id: 'config', kind: 'path', written: ['/etc/geth']},
];

/** All slots. @param machines addresses of the plan that the pages are written with, by the name of the machine */
export function slotsOf(machines: Values): readonly Slot[] {
  const hosts = Object.entries(machines).map(([id, address]): Slot => ({
    id,
    kind: 'host',
    written: [address],
  }));
  return [...FIXED, ...hosts];
}

export type Fault = 'address' | 'checksum' | 'host' | 'path';

// As both name and address; nothing in it has a meaning for a shell.
const HOST = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i;
const PATH = /^(?:\/[\w.-]*\w)+$/;

/**
 * Why a text cannot be such a value; undefined if it can. What passes has no character that a shell, TOML or a unit
 * gives a meaning to, so that it can be inside any quotation marks.
 */
export function faultOf(kind: Kind, text: string): Fault | undefined {
  if (kind === 'host') return HOST.test(text) ? undefined : 'host';
  if (kind === 'path') return PATH.test(text) && !/\/\.\.?(?:\/|$)/.test(text) ? undefined : 'path';
  if (!/^0x[\da-f]{40}$/i.test(text)) return 'address';
  return hasRightChecksum(text) ? undefined : 'checksum';
}

/** The value as it is written into commands. @param text one without fault */
export function writtenAs(kind: Kind, text: string): string {
  return kind === 'address' ? checksummed(text) : text;
}

import type {VersionData} from '../../src/profile/types';

/** A value that identifies a network, and the token that prints it. */
export interface IdentityValue {
  readonly value: string;
  readonly token: string;
}

export type Identity = readonly IdentityValue[];

/** Keys of the profile whose text contains the name of the network. */
const NAMES = new Set(['name', 'symbol', 'chainId']);
const ADDRESS = /(?<![0-9a-zA-Z])0x[0-9a-fA-F]{40}(?![0-9a-zA-Z])/g;

/** Hosts that many projects share: only with the name of an account they are a network’s. cspell:ignore codeberg */
const SHARED = new Set([
  ...['github.com', 'raw.githubusercontent.com', 'gitlab.com', 'bitbucket.org', 'codeberg.org'],
  ...['discord.com', 'discord.gg', 't.me', 'x.com', 'twitter.com', 'medium.com', 'reddit.com'],
]);

/** What of an address is the network's own: its host, on a shared one with the first part of the path. */
function hostOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const {host, pathname} = new URL(text);
  if (host === '') return undefined;
  return SHARED.has(host) ? `${host}/${pathname.split('/')[1] ?? ''}` : host;
}

function collect(node: unknown, token: string, key: string): IdentityValue[] {
  if (typeof node === 'object' && node !== null) {
    return Object.entries(node).flatMap(([name, child]) =>
      collect(child, `${token}.${name}`, name),
    );
  }
  const text = String(node);
  if (NAMES.has(key)) return [{value: text, token: `{${token}}`}];
  const host = typeof node === 'string' ? hostOf(node) : undefined;
  if (host === undefined) return [];
  return [
    {value: host, token: host.includes('/') ? `{${token}}` : `{${token}} or {${token}.host}`},
  ];
}

/** Names, symbols, chain ids and hosts of a version's profile, and the addresses of its system contracts. */
export function identityOf({network, contracts}: VersionData): Identity {
  const {name, symbol, chains, ...rest} = network;
  const values = [
    ...collect({name, symbol, chains}, 'network', ''),
    ...collect(rest, 'network', '').filter(({value}) => value.includes('.')),
    ...Object.entries(contracts).map(([contract, {address}]) => ({
      value: address,
      token: `{contracts.${contract}}`,
    })),
  ];
  const first = new Map([...values].reverse().map((entry) => [entry.value.toLowerCase(), entry]));
  return [...first.values()];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Values of the profile that are typed in a text instead of using a token. Prose must not contain typed addresses at
 * all; code may contain example addresses, but none of the profile.
 */
export function typedValues(text: string, identity: Identity, where: 'prose' | 'code'): string[] {
  const known = identity
    .filter(({value}) => new RegExp(`(?<![\\w.-])${escaped(value)}(?![\\w-])`, 'i').test(text))
    .map(({value, token}) => `Expected ${token} instead of the typed value "${value}"`);
  if (where === 'code') return known;
  const values = new Set(identity.map(({value}) => value.toLowerCase()));
  const bare = [...text.matchAll(ADDRESS)].filter(
    ([address]) => !values.has(address.toLowerCase()),
  );
  return [
    ...known,
    ...bare.map(
      ([address]) =>
        `Expected code marks around the address ${address}, or a token ({contracts.Name}) if the network gives it`,
    ),
  ];
}

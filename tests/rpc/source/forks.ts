import {PLACEHOLDER_IDS} from '@site/src/profile/placeholders';
import type {NetworkProfile} from '@site/src/profile/types';

/** Chains whose times the placeholder network has, by its own chain ids. */
const LINEAGE: Readonly<Record<number, number>> = {
  [PLACEHOLDER_IDS.mainnet]: 56,
  [PLACEHOLDER_IDS.testnet]: 97,
};

/**
 * Times of the forks of a chain in the node's source, `params/config.go`, by the fork's name.
 * @returns seconds; undefined if the source has no rules for the chain
 */
export function forkTimesOf(source: string, chainId: number): Map<string, number> | undefined {
  const rules = source
    .split(/^\t(?=\w+ += &ChainConfig\{$)/mu)
    .find((each) => new RegExp(`^\\t\\tChainID: +big\\.NewInt\\(${chainId}\\),$`, 'mu').test(each));
  if (rules === undefined) return undefined;
  const end = rules.indexOf('\n\t}');
  const times = rules.slice(0, end).matchAll(/^\t\t(\w+)Time: +newUint64\((\d+)\),/gmu);
  return new Map([...times].map(([, name = '', seconds]) => [name, Number(seconds)]));
}

/**
 * Compares the times of forks in a profile with the rules in the source of its node. Chains that the source does not know,
 * and times that are marked as placeholders, are left out.
 * @returns the number of compared times, and the errors, one line each
 */
export function checkForks(
  {chains, forks}: Pick<NetworkProfile, 'chains' | 'forks'>,
  source: string,
): {count: number; faults: readonly string[]} {
  const compared = Object.entries(chains).flatMap(([chain, {chainId}]) => {
    const times = forkTimesOf(source, LINEAGE[chainId] ?? chainId);
    if (times === undefined) return [];
    return forks.flatMap(({name, chains: at = {}}) => {
      const {activation, status} = at[chain] ?? {};
      if (activation === undefined || status === 'placeholder') return [];
      const seconds = times.get(name);
      const shown = activation === null ? undefined : Date.parse(activation) / 1000;
      const fault = `${name} on ${chain}: the profile has ${shown ?? 'no time'}, the source ${seconds ?? 'none'}`;
      return [shown === seconds ? undefined : fault];
    });
  });
  return {
    count: compared.length,
    faults: compared.filter((fault) => fault !== undefined),
  };
}

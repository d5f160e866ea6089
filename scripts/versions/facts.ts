import type {VersionFact, VersionFacts} from '../../src/versionFacts/types';

/** The facts of Next after a version was cut: it is the same, so that there is none. */
export function factsAfterRelease(facts: VersionFacts, version: string): VersionFacts {
  return {...facts, since: version, facts: []};
}

/**
 * The facts of a version when the one before it is removed: it is compared with the one before that, so those of both hold.
 * Undefined for the version that is the first then.
 *
 * @param retired facts of the version that is removed; undefined for the first
 */
export function factsAfterRetiring(
  facts: VersionFacts,
  retired: VersionFacts | undefined,
): VersionFacts | undefined {
  if (!retired) return undefined;
  const own = new Set(facts.facts.map(({id}) => id));
  const before: readonly VersionFact[] = retired.facts.filter(({id}) => !own.has(id));
  return {...facts, since: retired.since, facts: [...before, ...facts.facts]};
}

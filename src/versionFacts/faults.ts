import {shown, type Fault} from '../profile/fault';
import {nearest} from '../profile/keys';
import {KINDS, type Difference, type Kind, type VersionFact} from './types';

/** Whether a fact's place covers a difference: values of the profile are covered by their group, too. */
function covers(kind: Kind, named: string, place: string): boolean {
  return named === place || (kind === 'profile' && place.startsWith(`${named}.`));
}

/** Places of a kind that a fact names: a method includes its examples. */
function namedIn(fact: VersionFact, kind: Kind): readonly string[] {
  const own = fact[kind] ?? [];
  return kind === 'examples' ? [...own, ...(fact.methods ?? [])] : own;
}

/** The words for a difference, and how to repair it where it is not wanted. */
const REPAIR: Readonly<Record<Kind, string>> = {
  pages: 'make the section the same in both versions',
  methods: 'make the method the same in both versions',
  examples: 'make the examples the same in both versions',
  components: 'make it the same in both versions',
  profile: 'make the value the same in both versions',
  files: 'make the file the same in both versions',
};

/** Differences that no fact explains. Pages that only the newer version has need none. */
export function unexplained(
  facts: readonly VersionFact[],
  differences: readonly Difference[],
): Fault[] {
  return differences
    .filter(
      ({kind, place, isOfNewPage}) =>
        !isOfNewPage &&
        !facts.some((fact) => namedIn(fact, kind).some((named) => covers(kind, named, place))),
    )
    .map(({kind, place}) => ({
      at: `facts[].${kind}`,
      expected: `a fact that names ${shown(place)}`,
      found: `${place} differs, and no fact says why`,
      fix: `add ${shown(place)} to a fact, or ${REPAIR[kind]}`,
    }));
}

/** Places that facts name although nothing differs there. */
export function unneeded(
  facts: readonly VersionFact[],
  differences: readonly Difference[],
): Fault[] {
  return facts.flatMap((fact, index) =>
    KINDS.flatMap((kind) =>
      (fact[kind] ?? []).flatMap((named, at): Fault[] => {
        const places = differences.filter((each) => each.kind === kind).map(({place}) => place);
        if (places.some((place) => covers(kind, named, place))) return [];
        const near = nearest(named, places);
        return [
          {
            at: `facts[${index}].${kind}[${at}]`,
            expected: 'a place where the two versions differ',
            found: `"${named}", which is the same in both`,
            fix: near.length > 0 ? `write "${near.join('" or "')}", or remove it` : 'remove it',
          },
        ];
      }),
    ),
  );
}

/** Releases of the node, by the profiles of two versions. */
export interface Releases {
  readonly older: readonly string[];
  /** Missing in a profile without a list of releases, which it need not have. */
  readonly newer?: readonly string[];
}

/** Ids that two facts share, and releases that came with another version. */
export function misplaced(facts: readonly VersionFact[], {older, newer}: Releases): Fault[] {
  const ids = facts.map(({id}) => id);
  const choices = newer?.filter((release) => !older.includes(release));
  const choice = choices === undefined ? '' : `: ${choices.join(', ')}`;
  const isPossible = (release: string) => choices?.includes(release) ?? !older.includes(release);
  return facts.flatMap(({id, release}, index): Fault[] => [
    ...(ids.indexOf(id) < index
      ? [
          {
            at: `facts[${index}].id`,
            expected: 'an id that no other fact has',
            found: shown(id),
            fix: 'rename it, or join the two facts',
          },
        ]
      : []),
    ...(isPossible(release)
      ? []
      : [
          {
            at: `facts[${index}].release`,
            expected: `a release of the profile that the version before lacks${choice}`,
            found: shown(release),
            fix: choices === undefined ? 'write the release that brought it' : 'write one of these',
          },
        ]),
  ]);
}

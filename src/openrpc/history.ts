import type {Method, RpcReference} from './types';

/** What came with a release of the node, for some methods. */
export interface MethodFact {
  readonly release: string;
  readonly what: string;
  readonly methods?: readonly string[];
}

/** A documented version: the release of its node, its reference, and what differs from the version before. */
export interface Documented {
  readonly release: string;
  readonly reference: RpcReference;
  readonly facts: readonly MethodFact[];
}

const factsOn = ({facts}: Documented, method: string): MethodFact[] =>
  facts.filter(({methods = []}) => methods.includes(method));

function namesOf({reference}: Documented): ReadonlySet<string> {
  const all = Object.values(reference.documents).flatMap(({methods}) => methods);
  return new Set(all.map(({name}) => name));
}

/** Release of the first fact about a method, or that of the version. */
const releaseOf = (version: Documented, method: string): string =>
  factsOn(version, method)[0]?.release ?? version.release;

/**
 * A version's reference with `x-since`, `x-changed-in` and `x-removed-in` of its methods, by releases of the node.
 *
 * @param versions all documented ones, oldest first
 * @param shown index of the version
 * @throws when there is no such version
 */
export function withHistory(versions: readonly Documented[], shown: number): RpcReference {
  const own = versions[shown];
  if (!own) throw new RangeError(`There is no documented version ${shown}.`);
  const names = versions.map(namesOf);
  const known = ({name}: Method): Partial<Method> => {
    const first = names.findIndex((each) => each.has(name));
    const origin = versions[first];
    const changes = versions
      .slice(first + 1, shown + 1)
      .flatMap((version) => factsOn(version, name))
      .map(({release, what}) => ({release, what}));
    const gone = versions.find((_, index) => index > shown && !names[index]?.has(name));
    return {
      ...(first > 0 && origin && {'x-since': releaseOf(origin, name)}),
      ...(changes.length > 0 && {'x-changed-in': changes}),
      ...(gone && {'x-removed-in': releaseOf(gone, name)}),
    };
  };
  return {
    ...own.reference,
    documents: Object.fromEntries(
      Object.entries(own.reference.documents).map(([namespace, document]) => [
        namespace,
        {...document, methods: document.methods.map((method) => ({...method, ...known(method)}))},
      ]),
    ),
  };
}

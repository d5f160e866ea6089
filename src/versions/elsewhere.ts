import type {Lacking} from './sharedHash';

/** The part of a version that is used. */
interface Version {
  readonly name: string;
  readonly label: string;
  readonly docs: readonly {readonly id: string; readonly path: string}[];
}

/** Where other versions have a section. */
export interface Elsewhere {
  /** The version that lacks it, as readers call it. */
  readonly here: string;
  /** The versions that have it, with the address there. */
  readonly there: readonly {readonly label: string; readonly href: string}[];
}

/**
 * Where a section is that a page lacks and the same page of another version has.
 *
 * @param pathname of the page; versions may have a slash at its end or not
 * @param id of the section, in any case: ids of methods are in lower case, and readers write `eth_getBlockByNumber`
 * @returns undefined where no version has it
 */
export function elsewhere(
  pathname: string,
  id: string,
  versions: readonly Version[],
  lacking: Lacking,
): Elsewhere | undefined {
  const without = (address: string) => address.replace(/(?<=.)\/$/u, '');
  const isHere = ({path}: {readonly path: string}) => without(path) === without(pathname);
  const own = versions.find(({docs}) => docs.some(isHere));
  const page = own?.docs.find(isHere)?.id ?? '';
  const found = lacking[own?.name ?? '']?.[page]?.find((each) => each === id.toLowerCase());
  if (!own || found === undefined) return undefined;
  const there = versions
    .filter(({name}) => name !== own.name && !lacking[name]?.[page]?.includes(found))
    .flatMap(({label, docs}) =>
      docs.filter((doc) => doc.id === page).map(({path}) => ({label, href: `${path}#${found}`})),
    );
  return there.length > 0 ? {here: own.label, there} : undefined;
}

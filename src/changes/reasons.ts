import {withCodeMarks} from '../openrpc/render/prose';
import type {VersionFact, VersionFacts} from '../versionFacts/types';
import type {Reason} from './types';

/** Why places of a version differ from the version before. */
export interface Reasons {
  /**
   * @param id of the section; empty for what comes before the first one
   * @param title of the section: sections of methods and types are named by them
   */
  readonly ofSection: (page: string, id: string, title: string) => readonly Reason[];
  readonly ofMethod: (method: string) => readonly Reason[];
}

/** A change with its reasons, if there are any. */
export function withReasons<Change>(change: Change, reasons: readonly Reason[]) {
  return reasons.length > 0 ? {...change, reasons} : change;
}

/**
 * Reads the facts of a version.
 *
 * @param older the version that it is compared with: facts about another one say nothing
 */
export function reasonsFrom(facts: VersionFacts | undefined, older: string): Reasons {
  const all = facts?.since === older ? facts.facts : [];
  const where = (test: (fact: VersionFact) => boolean | undefined): Reason[] =>
    all
      .filter((fact) => test(fact) === true)
      .map(({release, what}) => ({release, what: withCodeMarks(what)}));
  return {
    ofSection(page, id, title) {
      const place = id === '' ? page : `${page}#${id}`;
      return where(({pages, methods, components}) =>
        [pages?.includes(place), methods?.includes(title), components?.includes(title)].includes(
          true,
        ),
      );
    },
    ofMethod: (method) => where(({methods}) => methods?.includes(method)),
  };
}

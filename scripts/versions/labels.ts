import type {Moved} from '../../src/profile/moved';

/** A file of labelled queries, in which addresses that pages have left are those where they are now. */
export function movedLabels(text: string, moved: Moved): string {
  return text.replaceAll(/"(?<page>\/[^"#]*)(?=["#])/gu, (whole, page: string) => {
    const to = Object.hasOwn(moved, page) ? moved[page] : undefined;
    return to === undefined ? whole : `"${to}`;
  });
}

/** The end of the name of a list of the same addresses in Next. */
export const IN_NEXT = ', in Next';

/**
 * Faults of labels that neither the latest version nor Next has: a page or method of one of them only is labelled, too.
 *
 * @param faults of the addresses in the latest version, and of those in Next, whose file ends with {@link IN_NEXT}
 */
export function lostLabels(faults: readonly string[]): string[] {
  const addressOf = (fault: string) =>
    /: the link (?:\/next)?(?<address>\S+): /u.exec(fault)?.groups?.address;
  const isOfNext = (fault: string) => fault.includes(`${IN_NEXT}:`);
  const lacking = new Set(faults.filter(isOfNext).map(addressOf));
  return faults.filter((fault) => !isOfNext(fault) && lacking.has(addressOf(fault)));
}

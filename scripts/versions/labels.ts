import type {Moved} from '../../src/profile/moved';

/** A file of labelled queries, in which addresses that pages have left are those where they are now. */
export function movedLabels(text: string, moved: Moved): string {
  return text.replaceAll(/"(?<page>\/[^"#]*)(?=["#])/gu, (whole, page: string) => {
    const to = Object.hasOwn(moved, page) ? moved[page] : undefined;
    return to === undefined ? whole : `"${to}`;
  });
}

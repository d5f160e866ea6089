import type {Props} from '@theme/TOCItems';

type TOCItem = Props['toc'][number];

/** A name of code in one word, too long for the column of a contents list. */
const LONG_NAME = /^\w{20,}$/u;

/** Entries whose long names may go on in the next line where a word of theirs begins, and nowhere else. */
export function breakNames(entries: readonly TOCItem[]): readonly TOCItem[] {
  return entries.map((entry) =>
    LONG_NAME.test(entry.value)
      ? {...entry, value: entry.value.replace(/(?<=[a-z])(?=[A-Z])/gu, '<wbr>')}
      : entry,
  );
}

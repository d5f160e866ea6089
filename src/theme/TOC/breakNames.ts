import type {Props} from '@theme/TOCItems';

type TOCItem = Props['toc'][number];

/** A one-word code name that is too long for the contents list, or for a line on a phone. */
const LONG_NAME = /^\w{20,}$/u;

/** Whether a text is one word of 20 characters or more. */
export function isLongName(text: unknown): text is string {
  return typeof text === 'string' && LONG_NAME.test(text);
}

/** The pieces of a name between which a line may break: its words. */
export function partsOfName(name: string): string[] {
  return name.split(/(?<=[a-z])(?=[A-Z])/u);
}

/** Entries whose long names may only break between words. */
export function breakNames(entries: readonly TOCItem[]): readonly TOCItem[] {
  return entries.map((entry) =>
    isLongName(entry.value) ? {...entry, value: partsOfName(entry.value).join('<wbr>')} : entry,
  );
}

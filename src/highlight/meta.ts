import range from 'parse-numeric-range';

/** What a fence says after its language, as the stock theme reads it: `title="x" {1,3-5} showLineNumbers=7`. */
export interface BlockMeta {
  readonly title?: string;
  /** Numbers of highlighted lines, from 1; undefined when magic comments in the code may name them. */
  readonly highlighted?: readonly number[];
  /** The number of the first line, where lines are numbered. */
  readonly firstLine?: number;
}

/** Reads what stands behind a fence's language. Words that mean nothing are passed over, as stock does. */
export function readMeta(meta: string): BlockMeta {
  const title = /\btitle=(?<quote>["'])(?<words>.*?)\k<quote>/.exec(meta)?.groups?.words;
  const rest = meta.replace(/=(["']).*?\1/g, '');
  const lines = /\{(?<lines>[\d,-]+)\}/.exec(rest)?.groups?.lines;
  const numbers = /\bshowLineNumbers(?:=(?<first>\d+))?/.exec(rest);
  return {
    ...(title && {title}),
    ...(lines && {highlighted: range(lines)}),
    ...(numbers && {firstLine: Number(numbers.groups?.first ?? 1)}),
  };
}

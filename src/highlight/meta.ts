import range from 'parse-numeric-range';

/** Meta string of a fence, in the stock theme's syntax: `title="x" {1,3-5} showLineNumbers=7`. */
export interface BlockMeta {
  readonly title?: string;
  /** Numbers of highlighted lines, from 1; undefined when magic comments in the code may define them. */
  readonly highlighted?: readonly number[];
  /** The first line number, if lines are numbered. */
  readonly firstLine?: number;
}

/** Parses the meta string of a fence. Unknown words are ignored, as in the stock theme. */
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

import {FRONT_MATTER} from '../frontMatter/block';

/** Places where Markdown does not interpret backslashes: front matter, code fences and inline code. */
interface Range {
  readonly start: number;
  readonly end: number;
}

const FENCE = /^[ \t>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})/;
const SPAN = /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g;

function codeOf(page: string, from: number): Range[] {
  const ranges: Range[] = [];
  let fence: {mark: string; start: number} | undefined;
  let offset = from;
  for (const line of page.slice(from).split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (fence) {
      const closes = mark?.startsWith(fence.mark) === true && /^[\s>]*[`~]+\s*$/.test(line);
      if (closes) {
        ranges.push({start: fence.start, end: offset});
        fence = undefined;
      }
    } else if (mark !== undefined) {
      fence = {mark, start: offset};
    } else {
      for (const span of line.matchAll(SPAN)) {
        ranges.push({start: offset + span.index, end: offset + span.index + span[0].length});
      }
    }
    offset += line.length + 1;
  }
  return fence ? [...ranges, {start: fence.start, end: page.length}] : ranges;
}

/** Whether an offset of the page is in front matter or code. Inline code is detected within one line. */
export function verbatim(page: string): (offset: number) => boolean {
  const head = FRONT_MATTER.exec(page)?.[0].length ?? 0;
  const code = codeOf(page, head);
  return (offset) => offset < head || code.some(({start, end}) => offset >= start && offset < end);
}

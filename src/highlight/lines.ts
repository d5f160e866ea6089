import {printRuns} from './html';
import type {Run} from './runs';

/** Runs by line; a line ends with its line break. */
function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const {text, colour} of runs) {
    for (const [index, piece] of text.split(/(?<=\n)/).entries()) {
      if (index > 0 || lines.at(-1)?.at(-1)?.text.endsWith('\n')) lines.push([]);
      if (piece !== '') lines.at(-1)?.push({text: piece, colour});
    }
  }
  return lines;
}

export interface LineMarks {
  /** Numbers of lines, from 1. */
  readonly highlighted: readonly number[];
  readonly numbered: boolean;
}

/** HTML of code in which highlighted lines, or all lines if numbered, have an element of their own. */
export function printLines(runs: readonly Run[], {highlighted, numbered}: LineMarks): string {
  if (!numbered && highlighted.length === 0) return printRuns(runs);
  const marked = new Set(highlighted);
  return linesOf(runs)
    .map((line, index) => {
      const classes = [
        ...(numbered ? ['code-line'] : []),
        ...(marked.has(index + 1) ? ['theme-code-block-highlighted-line'] : []),
      ];
      const html = printRuns(line);
      return classes.length > 0 ? `<span class="${classes.join(' ')}">${html}</span>` : html;
    })
    .join('');
}

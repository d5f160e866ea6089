import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {sitePath} from '../profile/sitePath';

/** Messages of the MDX parser, and the most likely fix for each. */
const FIXES: readonly [RegExp, string][] = [
  [
    /closing tag|closing slash|before the end of|expected corresponding/i,
    'Close each tag where it was opened: in the same paragraph, or both on lines of their own.',
  ],
  [
    /expression|acorn|brace|lazy line/i,
    'Write \\{ for a brace that is text, or put it into `code`.',
  ],
  [
    /import|export/i,
    'Put a blank line around imports and exports, or begin the line with another word.',
  ],
  [
    /./,
    'Write \\< for a less-than sign that is text, or put it into `code`; a comment is {/* … */}.',
  ],
];

interface Complaint {
  readonly line: number;
  readonly reason: string;
}

/** Errors of the parser: a message with a place, or another error, as for a tag left open above a line of dashes. */
function complaintOf(error: unknown): Complaint {
  const {reason, line, message} = error as Partial<Complaint> & Error;
  if (reason !== undefined) return {line: line ?? 1, reason};
  return {line: 1, reason: `The parser failed (${message}), mostly before the end of an open tag`};
}

/**
 * Reports invalid MDX with file, line, what was found, and the fix: the parser alone knows no file.
 *
 * @throws when the page is parsed, one error as file:line
 */
export function explainSyntax(this: Processor, {siteDir}: {readonly siteDir: string}): void {
  const {parser} = this;
  if (parser === undefined) throw new Error('explainSyntax must come after remark-parse');
  this.parser = (page: string, file: VFile) => {
    try {
      return parser(page, file);
    } catch (error) {
      const {line, reason} = complaintOf(error);
      const where = sitePath(siteDir, file.path);
      const fix = FIXES.find(([words]) => words.test(reason))?.[1] ?? '';
      throw new Error(`${where}:${line}: Expected MDX. ${reason}. ${fix}`, {cause: error});
    }
  };
}

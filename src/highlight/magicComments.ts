/** A comment alone on its line, in the comment syntaxes of the languages of fences. */
const DIRECTIVE =
  /^\s*(?:\/\/|\{?\s*\/\*|#|<!--|--|;|%)\s*highlight-(?<what>next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/** Code without its magic comments, and the line numbers, from 1, that they highlight. */
export function readMagicComments(code: string): {code: string; highlighted: number[]} {
  const lines: string[] = [];
  const highlighted: number[] = [];
  let inside = false;
  let next = false;
  for (const line of code.split('\n')) {
    const what = DIRECTIVE.exec(line)?.groups?.what;
    if (what === undefined) {
      lines.push(line);
      if (inside || next) highlighted.push(lines.length);
      next = false;
    } else if (what === 'next-line') {
      next = true;
    } else {
      inside = what === 'start';
    }
  }
  return {code: lines.join('\n'), highlighted};
}

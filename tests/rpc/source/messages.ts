/** A message of an error as Go's source has it: what stands still, between what is filled in. */
export interface Message {
  /** The format, such as `%w: gas %v, minimum needed %v`. */
  readonly format: string;
  /** Line of the file, from 1. */
  readonly line: number;
}

// cspell:ignore Errorf
const LITERAL = /(?:"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)/.source;

/** How Go's source makes errors: by the two functions, as a struct of an error's type, and as the text of such a type. */
const MADE = new RegExp(
  `(?:errors\\.New\\(|fmt\\.Errorf\\(|Error\\{(?:message: )?(?:fmt\\.Sprintf\\()?|Error\\(\\) string\\s*\\{\\s*return )\\s*${LITERAL}`,
  'g',
);

/** Every error that a Go source file makes, in the order of its lines. Comments are left out. */
export function messagesOf(source: string): Message[] {
  const code = source.replace(/^[ \t]*\/\/.*$/gm, '');
  return [...code.matchAll(MADE)].map((match) => ({
    format: match[1]?.replace(/\\(["\\])/g, '$1') ?? match[2] ?? '',
    line: code.slice(0, match.index).split('\n').length,
  }));
}

/** A verb of Go's formats: `%v`, `%#x`, `%.2f`. Two percent signs are one that is meant. */
const VERB = /(?<!%)%[#+0-9.]*[a-zA-Z]/;

/** Pieces of a format between its verbs. */
function piecesOf(format: string): string[] {
  return format.split(VERB).map((piece) => piece.replaceAll('%%', '%').trim());
}

/**
 * Whether a message of the reference stands for one of the source: its pieces are there, in their order, and the first at the
 * beginning or behind what wraps the error, such as `err: `. In the reference ` | ` separates several messages.
 */
export function covers(documented: string, format: string): boolean {
  const [first = '', ...rest] = piecesOf(format);
  return documented.split(' | ').some((choice) => {
    let from = 0;
    const isNext = (piece: string) => {
      const at = choice.indexOf(piece, from);
      from = at + piece.length;
      return at >= 0;
    };
    const isWhole = isNext(first) && /^$|: $/.test(choice.slice(0, from - first.length));
    return isWhole && rest.every(isNext);
  });
}

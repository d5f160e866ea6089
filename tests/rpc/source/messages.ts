/** An error message in Go's source: fixed text between placeholders. */
export interface Message {
  /** The format, such as `%w: gas %v, minimum needed %v`. */
  readonly format: string;
  /** Line of the file, 1-based. */
  readonly line: number;
}

// cspell:ignore Errorf
const LITERAL = /(?:"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)/.source;

/** How Go's source creates errors: with two functions, as a struct of an error type, and as the text of such a type. */
const MADE = new RegExp(
  `(?:errors\\.New\\(|fmt\\.Errorf\\(|Error\\{(?:message: )?(?:fmt\\.Sprintf\\()?|Error\\(\\) string\\s*\\{\\s*return )\\s*${LITERAL}`,
  'g',
);

/** Every error that a Go source file creates, in line order, without comments. */
export function messagesOf(source: string): Message[] {
  const code = source.replace(/^[ \t]*\/\/.*$/gm, '');
  return [...code.matchAll(MADE)].map((match) => ({
    format: match[1]?.replace(/\\(["\\])/g, '$1') ?? match[2] ?? '',
    line: code.slice(0, match.index).split('\n').length,
  }));
}

/** A verb of Go's formats: `%v`, `%#x`, `%.2f`. Two percent signs are a literal one. */
const VERB = /(?<!%)%[#+0-9.]*[a-zA-Z]/;

/** Pieces of a format between its verbs. */
function piecesOf(format: string): string[] {
  return format.split(VERB).map((piece) => piece.replaceAll('%%', '%').trim());
}

/**
 * Whether a message of the reference matches one of the source: its pieces occur in order, the first at the beginning
 * or after a wrapper, such as `err: `. In the reference ` | ` separates several messages.
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

/** A word of a command; undefined where it depends on what only the reader's shell knows. */
export type Word = string | undefined;

/** Values of the shell's variables, as far as a page says them. */
export type Variables = ReadonlyMap<string, string>;

const SPACE = /(?:[ \t]|\\\n)+/y;
const SINGLE = /'([^']*)'/y;
const DOUBLE = /"((?:[^"\\]|\\[^])*)"/y;
const PLAIN = /[^\s'"$|;&()<>`]+/y;
/** `$NAME`, `${NAME}`, and `${NAME:?what is missing}`. */
const VARIABLE = /\$(?:(\w+)|\{(\w+)(?::?[^}]*)?\})/y;

function expanded(text: string, variables: Variables): Word {
  if (/\$\(|`/.test(text)) return undefined;
  const used = [...text.matchAll(new RegExp(VARIABLE.source, 'g'))].map(
    ([place, plain, braced = '']) => [place, variables.get(plain ?? braced)] as const,
  );
  return used.reduce<Word>(
    (done, [place, value]) => value && done?.replace(place, () => value),
    text,
  );
}

/** What a pattern finds exactly at a place. */
function at(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

/**
 * Words of the simple command at a place of a shell script, up to what ends it: the end of its line, a pipe, a bracket.
 * Comments are not known here.
 */
export function wordsAt(text: string, from: number, variables: Variables): Word[] {
  const words: Word[] = [];
  let place = from;
  let word: {value: Word} | undefined;
  const add = (part: Word) => {
    if (word) word.value = part === undefined ? undefined : word.value?.concat(part);
    else word = {value: part};
  };
  for (;;) {
    const space = at(SPACE, text, place);
    if (space) {
      if (word) words.push(word.value);
      word = undefined;
    }
    const single = at(SINGLE, text, place);
    const double = at(DOUBLE, text, place);
    const variable = at(VARIABLE, text, place);
    const found = space ?? single ?? double ?? variable ?? at(PLAIN, text, place);
    if (!found) break;
    if (single) add(single[1]);
    else if (double) add(expanded(double[1] ?? '', variables));
    else if (!space) add(expanded(found[0], variables));
    place += found[0].length;
  }
  if (word) words.push(word.value);
  return words;
}

/** Variables that a script sets to an address. */
export function addressesIn(script: string): [name: string, address: string][] {
  const found = script.matchAll(/\b([A-Z][A-Z\d_]*)=(0x[\da-fA-F]{40})(?![\da-fA-F])/g);
  return [...found].map(([, name = '', address = '']) => [name, address]);
}

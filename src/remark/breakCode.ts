import type {InlineCode, PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';

/** Code up to this many characters is never broken: a name of one word fits a phone's column. */
const WHOLE = 16;

/** Where a long name, flag or formula may go on in the next line, so that its pieces still read. */
const PLACES = /(?<=[\s/.,:=_])(?=[^\s/.,:=_])|(?<=\w-)(?=\w)|(?<=[a-z])(?=[A-Z])/u;

/** Pieces are joined up to this many characters, so that no line holds a syllable only. */
const JOINED = 12;

/** Addresses and hashes have no words. A piece longer than the first number is cut into pieces of the second. */
const LONGEST = 24;
const CUT = /.{1,14}/gu;

/** The pieces of code that a line may end after. Joined they are the code again. */
export function pieces(code: string): string[] {
  if (code.length <= WHOLE) return [code];
  const joined: string[] = [];
  for (const piece of code.split(PLACES)) {
    const last = joined.at(-1) ?? '';
    if (last !== '' && last.length + piece.length <= JOINED) joined.splice(-1, 1, last + piece);
    else joined.push(piece);
  }
  return joined.flatMap((piece) => (piece.length > LONGEST ? (piece.match(CUT) ?? []) : [piece]));
}

/** An address of an account; styles keep it whole where there is room. */
const ADDRESS = /^0x[0-9a-f]{40}$/iu;

const element = (
  name: string,
  children: readonly PhrasingContent[] = [],
  className?: string,
): MdxJsxTextElement & PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name,
  attributes:
    className === undefined ? [] : [{type: 'mdxJsxAttribute', name: 'className', value: className}],
  children: [...children],
  // An element as a writer would type it: MDX leaves it as it is, where the theme takes code with elements in it for a block.
  data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
});

function broken(code: InlineCode): PhrasingContent | undefined {
  const parts = pieces(code.value);
  if (parts.length === 1) return undefined;
  return element(
    'code',
    parts.flatMap((value, index) => [
      ...(index > 0 ? [element('wbr')] : []),
      {type: 'text', value} as const,
    ]),
    ADDRESS.test(code.value) ? 'whole-if-wide' : undefined,
  );
}

/**
 * Says where long inline code may be broken. Styles keep code whole otherwise: a browser left to itself breaks flags
 * after their first hyphens, and names in the middle of a word. What is copied stays the same. Headings keep theirs, as
 * their anchors and the contents list are made of them.
 */
export function breakCode() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') return SKIP;
      const replacement = node.type === 'inlineCode' && broken(node);
      if (replacement && parent && index !== undefined) {
        parent.children[index] = replacement;
        return SKIP;
      }
      return CONTINUE;
    });
  };
}

import type {InlineCode, PhrasingContent, Root, TableCell} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';

/** Numbers of characters for a column of text. */
interface Column {
  /** Code up to this length is never broken. */
  readonly whole: number;
  /** Pieces are joined up to this length, so that no line contains a single syllable. */
  readonly joined: number;
}

/** A table column on a phone has room for a one-word name. */
const TABLE: Column = {whole: 16, joined: 12};

/** Elsewhere the column is the page, on a phone too. */
const PAGE: Column = {whole: 20, joined: 20};

/** Where a long name, flag or formula may break, so that its pieces remain readable. */
const PLACES = /(?<=[\s/.,:=_])(?=[^\s/.,:=_])|(?<=\w-)(?=\w)|(?<=[a-z])(?=[A-Z])/u;

/** Addresses and hashes have no words. A piece longer than the first number is cut into pieces of the second. */
const LONGEST = 24;
const CUT = /.{1,14}/gu;

/** The pieces of code between which a line may break. Joined they equal the code. */
export function pieces(code: string, {whole, joined: length}: Column = TABLE): string[] {
  if (code.length <= whole) return [code];
  const joined: string[] = [];
  for (const piece of code.split(PLACES)) {
    const last = joined.at(-1) ?? '';
    if (last !== '' && last.length + piece.length <= length) joined.splice(-1, 1, last + piece);
    else joined.push(piece);
  }
  return joined.flatMap((piece) => (piece.length > LONGEST ? (piece.match(CUT) ?? []) : [piece]));
}

/** An account address; styles keep it whole if there is room. */
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
  // An element in MDX syntax: MDX leaves it unchanged, whereas the theme renders code with child elements as a block.
  data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
});

function broken(code: InlineCode, column: Column): PhrasingContent | undefined {
  const parts = pieces(code.value, column);
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
 * Marks where long inline code may break. Styles keep other code whole: browsers would break flags after their first
 * hyphens, and names in the middle of a word. Copied text is unchanged. Headings are skipped, because anchors and the
 * contents list are derived from them.
 */
export function breakCode() {
  return (tree: Root): void => breakIn(tree);
}

function breakIn(tree: Root | TableCell): void {
  const isInTable = tree.type === 'tableCell';
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') return SKIP;
    if (node.type === 'tableCell' && !isInTable) {
      breakIn(node);
      return SKIP;
    }
    const replacement = node.type === 'inlineCode' && broken(node, isInTable ? TABLE : PAGE);
    if (replacement && parent && index !== undefined) {
      parent.children[index] = replacement;
      return SKIP;
    }
    return CONTINUE;
  });
}

/*
 * In Markdown (.md) the components of this site work on lines of their own, with texts as attributes: <Forks />, or
 * <Parameters of="staking" />. Markdown reads them as HTML; this makes them the elements that MDX has.
 */
import type {Html, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {BLOCKS, COMPONENTS} from './names';

interface Parent {
  children: RootContent[];
}

const OPENING = /^<(?<name>[A-Z]\w*)(?<words>(?:\s+[\w-]+="[^"]*")*)\s*(?<end>\/?)>$/u;
const KNOWN: ReadonlySet<string> = new Set([...BLOCKS, ...COMPONENTS]);

function elementOf(node: Html, children: MdxJsxFlowElement['children']): MdxJsxFlowElement {
  const {name = '', words = ''} = OPENING.exec(node.value.trim())?.groups ?? {};
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [...words.matchAll(/([\w-]+)="([^"]*)"/gu)].map(([, key = '', value = '']) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
    position: node.position,
  };
}

/** The name of the component that a piece of HTML opens, and whether it closes it, too. */
function opened(node: RootContent): {readonly name: string; readonly isWhole: boolean} | undefined {
  if (node.type !== 'html') return undefined;
  const {name = '', end} = OPENING.exec(node.value.trim())?.groups ?? {};
  return KNOWN.has(name) ? {name, isWhole: end === '/'} : undefined;
}

function convert(parent: Parent): void {
  const {children} = parent;
  const made: RootContent[] = [];
  for (let at = 0; at < children.length; at += 1) {
    const node = children[at];
    if (node === undefined) continue;
    const open = opened(node);
    const end =
      open === undefined || open.isWhole
        ? at
        : children.findIndex(
            (other, index) =>
              index > at && other.type === 'html' && other.value.trim() === `</${open.name}>`,
          );
    if (open === undefined || end < 0 || node.type !== 'html') {
      if ('children' in node) convert(node);
      made.push(node);
      continue;
    }
    const inside: Parent = {children: children.slice(at + 1, end)};
    convert(inside);
    made.push(elementOf(node, inside.children as MdxJsxFlowElement['children']));
    at = Math.max(at, end);
  }
  parent.children = made;
}

/** Makes the site's components in Markdown elements of MDX, which the other transforms know. */
export function componentsInMarkdown() {
  return (tree: Root): void => {
    convert(tree);
  };
}

import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {sitePath} from '../profile/sitePath';

/** An element on a line of its own, such as `<Forks />`. */
export interface Block {
  readonly attributes: Readonly<Record<string, string>>;
  /** Depth of the preceding heading, 1 if there is none. */
  readonly depth: number;
  /** Markdown between its tags. */
  readonly children: readonly RootContent[];
}

interface Parent {
  children: RootContent[];
}

/** Reports an error of an element, with file, line and column. */
export class BlockError extends Error {}

function attributesOf(
  element: MdxJsxFlowElement,
  allowed: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    element.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
        throw new BlockError(`<${element.name} /> takes attributes with a text in quotes only.`);
      }
      if (!allowed.includes(attribute.name)) {
        const known = allowed.length > 0 ? allowed.join(', ') : 'none';
        throw new BlockError(
          `<${element.name} /> has no attribute ${attribute.name}. It knows: ${known}.`,
        );
      }
      return [attribute.name, attribute.value];
    }),
  );
}

/**
 * Replaces every element of that name by Markdown, in place, so that contents list, search and plain Markdown include
 * it.
 *
 * @param siteDir base of the file names in messages
 * @throws one error that lists every invalid element of the page as file:line:column.
 */
export function replaceBlocks(
  tree: Root,
  siteDir: string,
  file: VFile,
  name: string,
  allowed: readonly string[],
  render: (block: Block) => RootContent[],
): void {
  // Most pages have none, and going through a page takes long.
  if (!file.toString().includes(`<${name}`)) return;
  const faults: string[] = [];
  const where = sitePath(siteDir, file.path);
  let depth = 1;
  const walk = (parent: Parent): void => {
    parent.children = parent.children.flatMap((node) => {
      if (node.type === 'heading') depth = node.depth;
      if (node.type === 'mdxJsxFlowElement' && node.name === name) {
        try {
          const {children} = node as Parent;
          return render({attributes: attributesOf(node, allowed), depth, children});
        } catch (error) {
          if (!(error instanceof BlockError)) throw error;
          const start = node.position?.start;
          faults.push(`${where}:${start?.line ?? 1}:${start?.column ?? 1}: ${error.message}`);
        }
      }
      if ('children' in node) walk(node);
      return [node];
    });
  };
  walk(tree);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

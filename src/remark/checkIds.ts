import path from 'node:path';
import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isGlobalName} from './globalNames';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The id of a heading or an element; undefined if it is computed. */
function idOf(node: Heading | Element): string | undefined {
  if (node.type === 'heading') return (node.data as {id?: string} | undefined)?.id;
  const id = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
  );
  return typeof id?.value === 'string' ? id.value : undefined;
}

/**
 * Checks that no id shadows a global of the page's scripts, which would fail: at `{#docusaurusRoot}` no page hydrates.
 *
 * @throws one error that lists every such id as file:line
 */
export function checkIds({siteDir}: {readonly siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    const where = path.relative(siteDir, file.path).split(path.sep).join('/');
    const faults: string[] = [];
    visit(tree, (node) => {
      const hasId =
        node.type === 'heading' ||
        node.type === 'mdxJsxFlowElement' ||
        node.type === 'mdxJsxTextElement';
      const id = hasId ? idOf(node) : undefined;
      if (id === undefined || !isGlobalName(id)) return;
      const line = node.position?.start.line ?? 1;
      const fix =
        node.type === 'heading' ? `end the heading with {#about-${id}}` : `write id="about-${id}"`;
      faults.push(
        `${where}:${line}: Expected an id that is no global of the page's scripts, found "${id}": scripts would read the element instead of their own value. Use another one: ${fix}.`,
      );
    });
    if (faults.length > 0) throw new Error(faults.join('\n'));
  };
}

import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {requireAsset} from './requireAsset';

/** What a React attribute takes of a property of HTML. */
function textOf(value: Element['properties'][string]): string {
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

/** An `<img>` as an element of MDX, whose address the bundler writes. */
function boundImage(image: Element, file: string, onServer: boolean) {
  const {src: _, style: __, ...properties} = image.properties;
  return {
    type: 'mdxJsxTextElement',
    name: 'img',
    attributes: [
      ...Object.entries(properties).map(([name, value]) => ({
        type: 'mdxJsxAttribute',
        name,
        value: textOf(value),
      })),
      {type: 'mdxJsxAttribute', name: 'src', value: requireAsset(file, onServer)},
    ],
    children: [],
  };
}

/**
 * HTML in Markdown (.md), after it is parsed: the bundler copies images next to the page, as it does for Markdown
 * images, and elements with names that React does not have (`o:p`) are replaced by what is in them.
 */
export function rawHtml() {
  return (tree: Root, page: VFile): void => {
    const onServer = page.data.compilerName === 'server';
    visit(tree, 'element', (node, index, parent) => {
      if (index === undefined || parent === undefined) return undefined;
      if (node.tagName.includes(':')) {
        parent.children.splice(index, 1, ...node.children);
        return [SKIP, index];
      }
      const {src} = node.properties;
      if (node.tagName !== 'img' || typeof src !== 'string') return undefined;
      if (/^(?:[a-z][a-z\d+.-]*:|\/|#)/iu.test(src)) return undefined;
      const file = decodeURI(src.replace(/[?#].*$/u, ''));
      if (!existsSync(path.join(path.dirname(page.path), file))) return undefined;
      const bound = boundImage(node, file.startsWith('.') ? file : `./${file}`, onServer);
      parent.children[index] = bound as unknown as Element;
      return SKIP;
    });
  };
}

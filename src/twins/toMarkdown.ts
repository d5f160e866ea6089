import type {Element, Root as HtmlRoot} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toMdast} from 'hast-util-to-mdast';
import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {HANDLERS} from './handlers';
import {classesOf, reduce} from './reduce';

/** A page of a version as its twin names it. */
export interface TwinFrame {
  /** Address of the page: `https://docs.network.example/staking/overview`. */
  readonly url: string;
  /** `2.0.0`, or `Next`. */
  readonly version: string;
  /** Title of the site. */
  readonly site: string;
  /** Address of the list of all twins of the version. */
  readonly list: string;
}

export interface Twin {
  readonly text: string;
  /** RPC methods of the page by name, with their sections. */
  readonly methods: ReadonlyMap<string, string>;
}

const CONTENT = 'theme-doc-markdown';

/** The content of a page, without head and foot of the article. */
export function contentOf(node: HtmlRoot | Element): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = classesOf(child).includes(CONTENT) ? child : contentOf(child);
    if (found) return found;
  }
  return undefined;
}

/** The article of a page. The rest, mostly navigation, is larger, and is not read. */
export function articleOf(html: string): string | undefined {
  const start = html.indexOf('<article', html.indexOf('<body'));
  const end = html.lastIndexOf('</article>');
  return start < 0 || end < start ? undefined : html.slice(start, end + '</article>'.length);
}

/** Makes addresses of links and pictures absolute. */
function withAbsoluteAddresses(node: HtmlRoot | Element, url: string): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    for (const name of ['href', 'src']) {
      const address = child.properties[name];
      if (typeof address === 'string') child.properties[name] = new URL(address, url).href;
    }
    withAbsoluteAddresses(child, url);
  }
}

const writer = unified()
  .use(remarkStringify, {bullet: '-', rule: '-', emphasis: '_', fences: true})
  .use(remarkGfm, {tablePipeAlign: false})
  .freeze();

const write = (children: readonly RootContent[]): string =>
  writer.stringify({type: 'root', children: [...children]});

const isHeading = (node: RootContent): node is Heading => node.type === 'heading';

/** Version and address of the page, below its title. */
function origin({url, version, site, list}: TwinFrame): string {
  return `> ${site}, version ${version}. Page: <${url}>. All pages: <${list}>\n`;
}

/** Sections whose heading is the name of a method. */
function methodsOf({children}: Root): Map<string, RootContent[]> {
  const methods = new Map<string, RootContent[]>();
  let open: {depth: number; nodes: RootContent[]} | undefined;
  for (const node of children) {
    if (isHeading(node)) {
      const name = toString(node);
      if (/^[a-z]+_[a-zA-Z0-9]+$/u.test(name)) {
        open = {depth: node.depth, nodes: []};
        methods.set(name, open.nodes);
        continue;
      }
      if (open && node.depth <= open.depth) open = undefined;
    }
    open?.nodes.push(node);
  }
  return methods;
}

/**
 * A page as Markdown: what readers see of it, with resolved values, plain tables and absolute links.
 *
 * @param html the page as built, or its article
 * @returns undefined for pages that are no document
 */
export function twinOfPage(html: string, frame: TwinFrame): Twin | undefined {
  const article = articleOf(html);
  const content =
    article === undefined ? undefined : contentOf(fromHtml(article, {fragment: true}));
  if (!content) return undefined;
  const root: HtmlRoot = {type: 'root', children: reduce(content.children)};
  withAbsoluteAddresses(root, frame.url);
  const tree = toMdast(root, {handlers: HANDLERS}) as Root;
  const at = tree.children.findIndex((node) => isHeading(node) && node.depth === 1);
  const parts = [tree.children.slice(0, at + 1), tree.children.slice(at + 1)];
  const text = parts.map(write).join(`\n${origin(frame)}\n`);
  const methods = new Map(
    [...methodsOf(tree)].map(([name, nodes]) => {
      const url = `${frame.url}#${name.toLowerCase()}`;
      return [name, `# ${name}\n\n${origin({...frame, url})}\n${write(nodes)}`] as const;
    }),
  );
  return {text, methods};
}

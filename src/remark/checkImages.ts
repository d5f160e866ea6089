import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {sitePath} from '../profile/sitePath';
import {elementsOf} from './elements';
import {lineOf, refer} from './messages';
import {requireAsset} from './requireAsset';

export interface Options {
  /** Base of the static folders and of file names in messages. */
  readonly siteDir: string;
  /** Folders whose files are served at the root, relative to `siteDir`. */
  readonly staticDirectories: readonly string[];
}

/** An image on a page. */
interface Image {
  readonly address: string;
  readonly line: number;
  /** How it is written, for messages. */
  readonly shown: string;
  /** Replaces its address by that of a file next to the page, where the bundler does not do it anyway. */
  readonly use?: (file: string) => void;
}

const LITERAL = /^\s*(?:useBaseUrl\(\s*)?(['"])([^'"]+)\1\s*\)?\s*$/;

/** The literal address of an `<img>`: a string, `{'…'}` or `{useBaseUrl('…')}`. */
function addressOf({value}: MdxJsxAttribute): string | undefined {
  return typeof value === 'string' ? value : LITERAL.exec(value?.value ?? '')?.[2];
}

function imagesOf(tree: Root, onServer: boolean): Image[] {
  const images: Image[] = [];
  const add = (address: string, line: number, use?: Image['use']) =>
    images.push({address, line, shown: `<img src="${address}">`, ...(use && {use})});
  visit(tree, (node) => {
    if (node.type === 'image') {
      images.push({address: node.url, line: lineOf(node), shown: `![…](${node.url})`});
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const src = node.attributes.find(
      (attribute): attribute is MdxJsxAttribute =>
        attribute.type === 'mdxJsxAttribute' && attribute.name === 'src',
    );
    const address = node.name === 'img' && src ? addressOf(src) : undefined;
    if (!src || address === undefined) return;
    add(address, lineOf(node), (file) => (src.value = requireAsset(file, onServer)));
  });
  // In Markdown (.md) src/remark/rawHtml.ts makes relative addresses work.
  for (const {name, attributes, line, isHtml} of elementsOf(tree)) {
    const address = isHtml && name === 'img' ? attributes.get('src') : undefined;
    if (address !== undefined) add(address, line);
  }
  return images;
}

/** The decoded address; undefined for malformed escapes. */
function decoded(address: string): string | undefined {
  try {
    return decodeURI(address);
  } catch {
    return undefined;
  }
}

/** Where the file of an image may be, the address being decoded. */
function placesOf(file: string, page: string, {siteDir, staticDirectories}: Options): string[] {
  if (file.startsWith('@site/')) return [path.join(siteDir, file.slice('@site/'.length))];
  if (!file.startsWith('/')) return [path.join(path.dirname(page), file)];
  return staticDirectories.map((folder) => path.join(siteDir, folder, file));
}

/**
 * Checks that the files of images exist: Docusaurus stops at the first that is missing, and checks Markdown images only.
 * Absolute paths are looked up in the static folders. Relative ones of `<img src="…">` are made to work as they do in
 * Markdown: the bundler copies the file. Other hosts are not checked here (checkSites.ts).
 *
 * @throws one error per page that lists each missing file with its line
 */
export function checkImages(options: Options) {
  return (tree: Root, page: VFile): void => {
    const {siteDir} = options;
    const faults: string[] = [];
    for (const {address, line, shown, use} of imagesOf(tree, page.data.compilerName === 'server')) {
      const where = `${sitePath(siteDir, page.path)}:${line}: ${shown}`;
      if (address === '') {
        faults.push(`${where}: expected the address of an image.`);
        continue;
      }
      if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address)) continue;
      const file = decoded(address.replace(/[?#].*$/, ''));
      if (file === undefined) {
        faults.push(`${where}: a % must be followed by two digits; write %25.`);
        continue;
      }
      const places = placesOf(file, page.path, options);
      const found = places.find((place) => existsSync(place));
      if (found !== undefined) {
        refer(page, found);
        if (!/^(?:\/|@site\/)/u.test(file)) use?.(file.startsWith('.') ? file : `./${file}`);
        continue;
      }
      // The first static folder is the writers' own, the others are generated.
      const expected = sitePath(siteDir, places[0] ?? file);
      faults.push(`${where}: expected the file ${expected}, which is missing.`);
    }
    if (faults.length > 0) {
      throw new Error(
        `${faults.join('\n')}\nAdd the file, or correct the address: a path from / starts in a static folder, any other next to the page.`,
      );
    }
  };
}

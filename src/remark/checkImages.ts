import {existsSync} from 'node:fs';
import path from 'node:path';
import {requireAsset} from './requireAsset';

interface Attribute {
  readonly type: string;
  readonly name?: string;
  value?: unknown;
}

/** The parts of an MDX syntax tree's nodes that are used here. */
interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly attributes?: readonly Attribute[];
  readonly children?: readonly Node[];
  readonly position?: {readonly start: {readonly line: number}};
}

/** The page of a syntax tree. */
interface Page {
  readonly path?: string;
  readonly data?: {readonly compilerName?: unknown};
}

export interface Options {
  /** Base of the static folders and of file names in messages. */
  readonly siteDir: string;
  /** Folders whose files are served at the root, relative to `siteDir`. */
  readonly staticDirectories: readonly string[];
}

const LITERAL = /^\s*(?:useBaseUrl\(\s*)?(['"])([^'"]+)\1\s*\)?\s*$/;

/** The literal address of an `<img>`: a string, `{'…'}` or `{useBaseUrl('…')}`. */
function addressOf(src: Attribute): string | undefined {
  if (typeof src.value === 'string') return src.value;
  const expression = (src.value as {readonly value?: string} | null | undefined)?.value;
  return LITERAL.exec(expression ?? '')?.[2];
}

/** The decoded address; undefined for malformed escapes. */
function decoded(address: string): string | undefined {
  try {
    return decodeURI(address);
  } catch {
    return undefined;
  }
}

function* imagesIn(node: Node): Generator<Node> {
  if (node.type.startsWith('mdxJsx') && node.name === 'img') yield node;
  for (const child of node.children ?? []) yield* imagesIn(child);
}

/**
 * Checks that the files of raw `<img src="…">` exist, which Docusaurus does for Markdown images only. Absolute paths
 * are looked up in the static folders. Relative ones are made to work as they do in Markdown: the bundler copies the
 * file. Other hosts are not checked.
 *
 * @throws one error per page that lists each missing file with its line
 */
export function checkImages({siteDir, staticDirectories}: Options) {
  return (tree: Node, page: Page): void => {
    const pageFile = page.path ?? siteDir;
    const onServer = page.data?.compilerName === 'server';
    const faults: string[] = [];

    for (const image of imagesIn(tree)) {
      const src = image.attributes?.find(({name}) => name === 'src');
      const address = src && addressOf(src);
      if (!src || !address || /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address)) continue;

      const where = `${path.relative(siteDir, pageFile)}:${image.position?.start.line ?? 1}`;
      const file = decoded(address.replace(/[?#].*$/, ''));
      if (file === undefined) {
        faults.push(
          `${where}: <img src="${address}">: a % must be followed by two digits; write %25.`,
        );
        continue;
      }
      const absolute = file.startsWith('/');
      const places = absolute
        ? staticDirectories.map((folder) => path.join(siteDir, folder, file))
        : [path.join(path.dirname(pageFile), file)];
      if (places.some((place) => existsSync(place))) {
        if (!absolute)
          src.value = requireAsset(file.startsWith('.') ? file : `./${file}`, onServer);
        continue;
      }
      const expected = places.map((place) => path.relative(siteDir, place)).join(' or ');
      faults.push(
        `${where}: <img src="${address}">: expected the file ${expected}, which is missing.`,
      );
    }
    if (faults.length > 0) {
      throw new Error(
        `${faults.join('\n')}\nAdd the file, or correct src: a path from / starts in a static folder, any other next to the page.`,
      );
    }
  };
}

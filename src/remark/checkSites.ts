import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {elementsOf, type PageElement} from './elements';
import {lineOf, tell} from './messages';

/** What pages load from other sites, as the content security policy divides it. */
type Use = 'images' | 'frames' | 'media';

/** Sites that pages may load files of, besides their own: `https://images.example`, `https://*.example`, or `https:`. */
export type OtherSites = Readonly<Record<Use, readonly string[]>>;

interface Options {
  /** The address of the site: its own files are allowed. */
  readonly url: string;
  readonly otherSites: OtherSites;
}

/** Attributes with addresses, by element. */
const LOADED: Readonly<Record<string, readonly (readonly [attribute: string, use: Use])[]>> = {
  img: [
    ['src', 'images'],
    ['srcset', 'images'],
    ['srcSet', 'images'],
  ],
  iframe: [['src', 'frames']],
  video: [
    ['src', 'media'],
    ['poster', 'images'],
  ],
  audio: [['src', 'media']],
  track: [['src', 'media']],
  source: [
    ['src', 'media'],
    ['srcset', 'images'],
    ['srcSet', 'images'],
  ],
};

/** Elements that the policy always blocks, if they have this attribute. */
const BLOCKED: Readonly<Record<string, string>> = {
  embed: 'src',
  object: 'data',
  link: 'href',
  script: 'src',
};

const isRemote = (address: string) => /^\s*(?:[a-z][a-z\d+.-]*:)?\/\//iu.test(address);

/** Whether a source of the policy covers an address. */
function covers(source: string, {protocol, host}: URL): boolean {
  if (source === protocol) return true;
  const [, scheme = '', wildcard = '', name = ''] = /^(https?:)\/\/(\*)?(.+)$/u.exec(source) ?? [];
  if (scheme !== protocol) return false;
  return wildcard === '' ? host === name : host.endsWith(name);
}

/** The site of an address that is not allowed; undefined if it is. */
function blockedSite(address: string, own: string, allowed: readonly string[]): string | undefined {
  if (!isRemote(address) || !URL.canParse(address.trim(), own)) return undefined;
  const url = new URL(address.trim(), own);
  const isOwn = url.host === new URL(own).host;
  return isOwn || allowed.some((source) => covers(source, url)) ? undefined : url.origin;
}

/** The addresses of a list of candidates (`srcset`), or the only one. */
function addressesOf(attribute: string, value: string): string[] {
  if (attribute.toLowerCase() !== 'srcset') return [value];
  return value.split(/,\s+/u).map((candidate) => candidate.trim().split(/\s+/u)[0] ?? '');
}

/** What of an element never works: handlers as text, plugins, and files of other sites that nothing allows. */
function blockedPart({name, attributes}: PageElement): string | undefined {
  const handler = [...attributes.keys()].find((attribute) => /^on[a-z]/iu.test(attribute));
  if (handler !== undefined && /^[a-z]/u.test(name)) return `<${name} ${handler}="…">`;
  const attribute = BLOCKED[name];
  const address = attribute === undefined ? undefined : attributes.get(attribute);
  if (address === undefined) return undefined;
  return name === 'embed' || name === 'object' || isRemote(address)
    ? `<${name} ${attribute ?? ''}="${address}">`
    : undefined;
}

/** Tells of images, frames and media of other sites, and of scripts, that the content security policy blocks. */
export function checkSites({url, otherSites}: Options) {
  return (tree: Root, file: VFile): void => {
    const check = (address: string, use: Use, line: number) => {
      const site = blockedSite(address, url, otherSites[use]);
      if (site === undefined) return;
      tell(
        file,
        'host',
        line,
        `found ${use} of ${site}. To allow them: otherSites.${use}: ['${site}'].`,
      );
    };
    const defined = new Map<string, string>();
    visit(tree, 'definition', (node) => {
      if (!defined.has(node.identifier)) defined.set(node.identifier, node.url);
    });
    visit(tree, (node) => {
      if (node.type === 'image') check(node.url, 'images', lineOf(node));
      if (node.type !== 'imageReference') return;
      check(defined.get(node.identifier) ?? '', 'images', lineOf(node));
    });
    for (const element of elementsOf(tree)) {
      const {name, attributes, line} = element;
      const blocked = blockedPart(element);
      if (blocked !== undefined) tell(file, 'blocked', line, `found ${blocked}.`);
      for (const [attribute, use] of LOADED[name] ?? []) {
        for (const address of addressesOf(attribute, attributes.get(attribute) ?? '')) {
          check(address, use, line);
        }
      }
    }
  };
}

import type {PhrasingContent} from 'mdast';
import type {Links} from '../render/links';
import {anchorOf} from '../rowIds';
import {prose} from '../render/prose';
import type {RpcReference} from '../types';

/** Characters that mean something within a line of Markdown. */
const MARKS = /[\\`*_<>[\]]/g;

function words(node: PhrasingContent): string {
  if (node.type === 'text') return node.value.replace(MARKS, '\\$&');
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'link') return `[${node.children.map(words).join('')}](${node.url})`;
  throw new Error(`Descriptions have no ${node.type}.`);
}

/** Links to the pages of a version by their whole addresses, as a file needs them that is read elsewhere. */
function absoluteLinks({documents}: RpcReference, pages: string): Links {
  const names = Object.values(documents).flatMap(({methods}) => methods.map(({name}) => name));
  const known = new Set(names);
  return {
    method: (name) => (known.has(name) ? addressOf(name, pages) : undefined),
    errors: `${pages}/api-list#errors`,
    encoding: `${pages}/api-list#encoding`,
  };
}

/** Address of a method's section. */
export function addressOf(method: string, pages: string): string {
  return `${pages}/rpc/${method.slice(0, method.indexOf('_'))}#${anchorOf(method)}`;
}

/** Turns descriptions into Markdown: code in code font, methods as links, but to the one that is read. */
export function markdownWith(
  reference: RpcReference,
  pages: string,
): (description: string, self?: string) => string {
  const links = absoluteLinks(reference, pages);
  return (description, self) => prose(description, links, self).map(words).join('');
}

import type {PhrasingContent} from 'mdast';
import {text} from '../../mdast/builders';
import {warns} from './badges';
import {marked} from './nodes';

/** Badges as text, each in a frame of its own on the page. */
export function pills(badges: readonly string[]): PhrasingContent[] {
  return badges.flatMap((badge, index) => [
    ...(index === 0 ? [] : [text(' ')]),
    marked(badge, warns(badge) ? 'rpc-badge--warn' : 'rpc-badge'),
  ]);
}

import {createElement, Fragment, type ReactNode} from 'react';
import type {Inline, Rich} from '../types';

function inline(piece: Inline, key: number): ReactNode {
  if (typeof piece === 'string') return createElement(Fragment, {key}, piece);
  if ('code' in piece) return createElement('code', {key}, piece.code);
  if ('strong' in piece) return createElement('strong', {key}, piece.strong);
  return createElement('a', {key, href: piece.href}, piece.text);
}

function isSeveral(content: Rich): content is readonly Inline[] {
  return Array.isArray(content);
}

const pieces = (content: Rich): readonly Inline[] => (isSeveral(content) ? content : [content]);

/** Text with code, emphasis and links. */
export function rich(content: Rich): ReactNode {
  return pieces(content).map(inline);
}

/** The same as plain text. */
export function plainText(content: Rich): string {
  return pieces(content)
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('code' in piece) return piece.code;
      return 'strong' in piece ? piece.strong : piece.text;
    })
    .join('');
}

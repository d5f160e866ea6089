import {anchorOf} from '../rowIds';
import type {RpcReference} from '../types';

/** Addresses of sections, as a page of the docs writes them. */
export interface Links {
  /** Section of a method; undefined when the reference has no such method. */
  method(name: string): string | undefined;
  /** Table of all error codes. */
  readonly errors: string;
  /** Rules of encoding. */
  readonly encoding: string;
}

/**
 * Links from a page of docs/rpc, or from the page that lists all methods.
 *
 * @param from namespace of the page, undefined for the list
 */
export function linksFrom(reference: RpcReference, from?: string): Links {
  const known = new Set(
    Object.values(reference.documents).flatMap(({methods}) => methods.map(({name}) => name)),
  );
  const list = from === undefined ? '' : '../api-list.mdx';
  return {
    method(name) {
      if (!known.has(name)) return undefined;
      const namespace = name.slice(0, name.indexOf('_'));
      const anchor = `#${anchorOf(name)}`;
      if (namespace === from) return anchor;
      return `${from === undefined ? './rpc/' : './'}${namespace}.mdx${anchor}`;
    },
    errors: `${list}#errors`,
    encoding: `${list}#encoding`,
  };
}

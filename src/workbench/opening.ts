import type {OfferedCall, RpcCall} from './types';

/** The version that a page belongs to. */
export interface Where {
  /** Folder of the data of the page's version, with the site's base URL: `/workbench/2.0.0`. */
  readonly folder: string;
  /** Base of the version's pages, with the site's base URL and a final slash: `/next/`. */
  readonly pages: string;
}

/**
 * The version of a page, by its address.
 *
 * @param baseUrl of the site, with a final slash
 * @param versions names of the frozen ones, the latest first
 */
export function whereOf(pathname: string, baseUrl: string, versions: readonly string[]): Where {
  const [latest = 'next', ...others] = versions;
  const [first = ''] = pathname.slice(baseUrl.length).split('/');
  const isNamed = first === 'next' || others.includes(first);
  return {
    folder: `${baseUrl}workbench/${isNamed ? first : latest}`,
    pages: isNamed ? `${baseUrl}${first}/` : baseUrl,
  };
}

/** What a reader opens the panel with. */
export interface Opening extends Where {
  readonly call: OfferedCall;
}

/** Start of a fragment that holds a call: `#call=["eth_getBalance","0x…","latest"]`, encoded. */
const FRAGMENT = '#call=';

/** The link to a call: its page with the method and its arguments, never the endpoint. */
export function linkOf({call, pages}: Opening): string {
  const [namespace = ''] = call.method.split('_');
  const text = JSON.stringify([call.method, ...call.params]);
  return `${pages}rpc/${namespace}${FRAGMENT}${encodeURIComponent(text)}`;
}

/** The call of a fragment; undefined where there is none, or a damaged one. */
export function callFrom(fragment: string): RpcCall | undefined {
  if (!fragment.startsWith(FRAGMENT)) return undefined;
  try {
    const parts: unknown = JSON.parse(decodeURIComponent(fragment.slice(FRAGMENT.length)));
    if (!Array.isArray(parts)) return undefined;
    const [method, ...params] = parts as unknown[];
    return typeof method === 'string' && /^[a-z]+_\w+$/i.test(method)
      ? {method, params}
      : undefined;
  } catch {
    return undefined;
  }
}

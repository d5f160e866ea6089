import {decoded} from '@site/src/safeAddress/decoded';

/** Nobody links to errors that are longer. */
const LONGEST = 20_000;

/** Name of the fragment, and of the parameter of a query. */
const [FRAGMENT, PARAMETER] = ['#explain=', 'error'];

/**
 * The error of an address: of its fragment, which browsers do not send to servers, or of its query. Undefined if there is
 * none.
 *
 * @param hash with its sign: `#explain=nonce%20too%20low`
 * @param search with its sign: `?error=nonce+too+low`
 */
export function errorIn(hash: string, search: string): string | undefined {
  const text = hash.startsWith(FRAGMENT)
    ? decoded(hash.slice(FRAGMENT.length))
    : new URLSearchParams(search).get(PARAMETER);
  const error = text?.slice(0, LONGEST).trim() ?? '';
  return error === '' ? undefined : error;
}

/** Fragment of an address that explains an error. */
export function fragmentOf(error: string): string {
  return `${FRAGMENT}${encodeURIComponent(error)}`;
}

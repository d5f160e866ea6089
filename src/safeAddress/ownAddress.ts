/**
 * Characters that the URL parser removes anywhere in an address (tab, line feed, carriage return), and the other
 * control characters.
 */
// eslint-disable-next-line no-control-regex -- control characters are what this is about
const CONTROL = /[\u0000-\u001F\u007F]/gu;

/**
 * Slashes and equivalents: the URL parser reads a backslash as a slash, and two slashes as the beginning of a host. The
 * router (history 4.10) decodes a path each time that it passes through a link, so escapes count, too, nested ones, and
 * those of removed characters.
 */
const LEADING = /^(?:[/\\]|%(?:25)*(?:2f|5c|[01][\da-f]|7f))+/iu;

/** The router decodes paths and fragments, and throws at malformed escapes such as `%` or `%E0%A4%A`: so does this. */
function checkEscapes({pathname, hash}: URL): void {
  decodeURIComponent(pathname);
  decodeURIComponent(hash);
}

/**
 * Makes an address of this site from any text: a path, a stored item, the address of a hit. Use it wherever a link, a
 * navigation or a redirect follows a text that the site did not write itself.
 *
 * Control characters are removed and leading slashes and backslashes become one slash, so that `//other.example/x` is
 * `/other.example/x`, a path here. Other origins and schemes, and malformed escapes, are rejected.
 *
 * @param text anything; relative texts begin at the root
 * @param origin of the site, such as `https://docs.network.example`
 * @returns path, query and fragment, escaped, beginning with exactly one slash; `undefined` when rejected
 */
export function ownAddress(text: string, origin: string): string | undefined {
  const path = text.replace(CONTROL, '').trim().replace(LEADING, '/');
  try {
    const site = new URL(origin);
    const url = new URL(path, site);
    // `blob:https://…` has the origin of the nested address.
    if (url.origin !== site.origin || url.protocol !== site.protocol) return undefined;
    checkEscapes(url);
    const address = url.pathname + url.search + url.hash;
    // Dot segments and empty hosts leave more slashes: `/.//other.example`, `https:////docs.network.example//x`.
    return address === text ? address : ownAddress(address, origin);
  } catch {
    return undefined;
  }
}

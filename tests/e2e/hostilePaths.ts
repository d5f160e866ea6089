import fc from 'fast-check';

/**
 * Sequences that a browser, a host or the router may interpret as the beginning of a host, a parent folder, an end of a
 * path, or nothing at all.
 */
const PIECES = [
  ...['/', '//', '///', '\\', '\t', '\n', '\r', '/./', '/../', '.', '..'],
  ...['%2f', '%2F', '%5c', '%5C', '%255c', '%09', '%0a', '%0d', '%2e', '%2e%2e', '%00', '%20'],
  ...['%', '%E0%A4%A', '%C3', '%25', '%f0%a0%ae%b7', 'é', '𠮷'],
  ...['other.example', 'other.example:8443', 'user:word@other.example', '[::1]', '127.0.0.2'],
  ...['http:', 'https:', 'javascript:', '@', ':', ';', '?', '?to=//other.example', '#', '#100%'],
  ...['endpoint', 'next', 'rpc/eth', 'index', 'foo'],
];

const ENDS = [
  '',
  '',
  '/',
  '.html',
  '%2ehtml',
  '.%68tml',
  '.html%20',
  '/index.html',
  '/index%2Ehtml',
];

/** Prefixes that have led to another host, here or elsewhere. */
const BEGINNINGS = [
  '/',
  '/',
  '//',
  '/\\',
  '///',
  '/.//',
  '/\t/',
  '/%5c',
  '/%2f',
  '/%09/',
  '/foo/..//',
  '/%2e//',
];

/** Paths that try to leave the site or to break the page; deterministic, and all different. */
export function hostilePaths(count: number): string[] {
  const path = fc
    .tuple(
      fc.constantFrom(...BEGINNINGS),
      fc.array(fc.constantFrom(...PIECES), {maxLength: 5}),
      fc.constantFrom(...ENDS),
    )
    .map(([beginning, pieces, end]) => beginning + pieces.join('') + end);
  return (
    fc.sample(fc.uniqueArray(path, {minLength: count, maxLength: count}), {
      seed: 20_251_121,
      numRuns: 1,
    })[0] ?? []
  );
}

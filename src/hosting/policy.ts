import {hashSource, type Inline} from './inline';

/** Directives of a content security policy, each with its sources. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = ["'none'"];

/** Style sheets that libraries put into the page as it runs. */
const STYLES_OF_LIBRARIES = [
  // The provider's mark in the search modal of @docsearch/react 3.9.0.
  '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}',
];

const hashes = (texts: ReadonlySet<string>): string[] => [...texts].map(hashSource).sort();

/** `'none'` may not stand beside others. */
function styleAttributes({styleAttributes: values}: Inline): readonly string[] {
  return values.size > 0 ? ["'unsafe-hashes'", ...hashes(values)] : NONE;
}

/**
 * The content security policy of the site.
 *
 * Scripts and style sheets are files of the site, or inline texts that were there at build, allowed by hash. So are style
 * attributes (`unsafe-hashes` is what makes browsers look at hashes there). What scripts set through `element.style`, as React
 * does in the browser, no policy governs.
 *
 * `upgrade-insecure-requests` is left out: all addresses are relative, and it would break a preview without TLS.
 *
 * @param connect - origins besides the site's own that the reader may ask, by searching
 */
export function contentSecurityPolicy(inline: Inline, connect: readonly string[]): Policy {
  return {
    'default-src': NONE,
    'script-src': [SELF, ...hashes(inline.scripts)],
    'style-src': [SELF, ...hashes(new Set([...inline.styles, ...STYLES_OF_LIBRARIES]))],
    'style-src-attr': styleAttributes(inline),
    // Icons in the style sheets are data addresses.
    'img-src': [SELF, 'data:'],
    'font-src': [SELF],
    'connect-src': [SELF, ...connect],
    // The search's engine.
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'base-uri': NONE,
    'form-action': [SELF],
    'frame-ancestors': NONE,
  };
}

/** The policy as the value of a header. */
export function serialise(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** The policy as an element of a page, without what browsers take from headers only. */
function policyElement(policy: Policy): string {
  const rest = Object.fromEntries(
    Object.entries(policy).filter(([directive]) => directive !== 'frame-ancestors'),
  );
  return `<meta http-equiv=Content-Security-Policy content="${serialise(rest)}">`;
}

// Docusaurus writes it first in every head.
const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;

/**
 * A page with the policy as the second element of its head: before everything that it governs.
 *
 * @throws when the page does not say its character set, after which the policy belongs
 */
export function withPolicy(html: string, policy: Policy): string {
  if (!CHARSET.test(html)) {
    throw new Error(
      'there is no <meta charset=UTF-8>, after which the content security policy belongs',
    );
  }
  return html.replace(CHARSET, (charset) => charset + policyElement(policy));
}

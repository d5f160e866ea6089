import {hashSource, type Inline} from './inline';
import type {OtherSites} from './otherSites';

/** Directives of a content security policy and their sources. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** What the pages load from other sites. */
export interface Allowed extends Partial<OtherSites> {
  /** Origins of search requests. */
  readonly connect: readonly string[];
}

const SELF = "'self'";
const NONE = ["'none'"];

/** Style sheets that libraries insert at run time. */
const STYLES_OF_LIBRARIES = [
  // The provider's logo in the search modal of @docsearch/react 3.9.0.
  '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}',
];

const hashes = (texts: ReadonlySet<string>): string[] => [...texts].map(hashSource).sort();

/** `'none'` must be the only source. */
function styleAttributes({styleAttributes: values, writtenStyles}: Inline): readonly string[] {
  const all = new Set([...values, ...writtenStyles]);
  return all.size > 0 ? ["'unsafe-hashes'", ...hashes(all)] : NONE;
}

/**
 * The content security policy of the site.
 *
 * Scripts and style sheets are files of the site, or inline texts that exist at build time, allowed by hash. So are
 * style attributes (`unsafe-hashes` makes browsers check hashes there). Styles set through `element.style`, as React
 * does in the browser, are not restricted.
 *
 * `upgrade-insecure-requests` is omitted: all addresses are relative, and it would break a preview without TLS.
 *
 * @param allowed - what the pages load from other sites
 */
export function contentSecurityPolicy(
  inline: Inline,
  {connect, images = [], frames = [], media = []}: Allowed,
): Policy {
  return {
    'default-src': NONE,
    'script-src': [SELF, ...hashes(inline.scripts)],
    'style-src': [SELF, ...hashes(new Set([...inline.styles, ...STYLES_OF_LIBRARIES]))],
    'style-src-attr': styleAttributes(inline),
    // Icons in style sheets are data URLs.
    'img-src': [SELF, 'data:', ...images],
    'media-src': [SELF, ...media],
    ...(frames.length > 0 && {'frame-src': frames}),
    'font-src': [SELF],
    'connect-src': [SELF, ...connect],
    // The workers of search, of the RPC workbench, and of readers who keep pages offline.
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'base-uri': NONE,
    'form-action': [SELF],
    'frame-ancestors': NONE,
  };
}

/**
 * The policy of the worker that sends the calls of the RPC workbench: it may ask any node, and nothing else. A worker
 * has the policy of its own file, not that of the page.
 */
export const RPC_WORKER_POLICY: Policy = {
  'default-src': NONE,
  'connect-src': ['http:', 'https:', 'ws:', 'wss:'],
};

/** The policy of the service worker that keeps pages offline: it asks its own site, and runs nothing but itself. */
export const OFFLINE_WORKER_POLICY: Policy = {'default-src': NONE, 'connect-src': [SELF]};

/** What a policy says by `default-src` only. */
const BY_DEFAULT = ['frame-src', 'media-src', 'object-src'];

/**
 * The part of the pages' policy that does not restrict requests, for hosts that cannot leave a file out of a rule for
 * all: they send the worker this policy and its own, and browsers then apply both. Pages have the whole policy in their
 * meta element, too.
 */
export function withoutRequests(policy: Policy): Policy {
  const {'default-src': all = NONE, 'connect-src': _, ...rest} = policy;
  return {...Object.fromEntries(BY_DEFAULT.map((directive) => [directive, all])), ...rest};
}

/** The policy as the value of a header. */
export function serialise(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/**
 * The policy of one page: without the styles that inline scripts of other pages write. Everything else may come to the
 * page when the reader goes to another one.
 */
export function policyOfPage(
  all: Inline,
  {writtenStyles}: Pick<Inline, 'writtenStyles'>,
  allowed: Allowed,
): Policy {
  return contentSecurityPolicy({...all, writtenStyles}, allowed);
}

/** The policy as a meta element, without directives that are valid in headers only. */
function policyElement(policy: Policy): string {
  const rest = Object.fromEntries(
    Object.entries(policy).filter(([directive]) => directive !== 'frame-ancestors'),
  );
  return `<meta http-equiv=Content-Security-Policy content="${serialise(rest)}">`;
}

// Docusaurus writes it first in every head.
const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;

/** @throws when a page declares no character set, after which the policy is inserted */
export function checkCharset(html: string): void {
  if (CHARSET.test(html)) return;
  throw new Error(
    'there is no <meta charset=UTF-8>, after which the content security policy belongs',
  );
}

/**
 * A page with the policy as the second element of its head, before everything that it covers.
 *
 * @throws as {@link checkCharset}
 */
export function withPolicy(html: string, policy: Policy): string {
  checkCharset(html);
  return html.replace(CHARSET, (charset) => charset + policyElement(policy));
}

import {serialise, type Policy} from './policy';

/** What the build knows of the site and a host does not. */
export interface SiteFacts {
  /** Host name that readers see. */
  readonly host: string;
  /** Paths of all pages as they are linked, the not-found page left out. */
  readonly pages: readonly string[];
  /** Origins that a search may ask. */
  readonly connect: readonly string[];
}

/** How the site wants to be served: the one source of what is written for each kind of host. */
export interface Rules {
  readonly host: string;
  readonly pages: readonly string[];
  /** Headers of every answer, those of errors too. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cache: {
    /** Where files carry a hash of their content in their names. */
    readonly immutablePrefix: string;
    /** `Cache-Control` of such a file. */
    readonly immutable: string;
    /** `Cache-Control` of everything else and of errors: kept, but asked for before each use, by validators. */
    readonly revalidated: string;
  };
  /** Addresses of pages that lead elsewhere for ever; the query is kept. */
  readonly redirects: readonly {readonly from: string; readonly to: string}[];
}

/** What browsers can do for a page that no page here needs. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** A page's address with `.html` or `/index.html`, as old links and file lists have it. */
function longForms(page: string): string[] {
  const path = page.replace(/\/$/, '');
  return path === '' ? ['/index.html'] : [`${path}.html`, `${path}/index.html`];
}

/** Addresses with a closing slash that lead to the page without it, for ever; the query is kept. */
export function closingSlashes({pages}: Pick<Rules, 'pages'>): Rules['redirects'] {
  return pages.filter((page) => !page.endsWith('/')).map((page) => ({from: `${page}/`, to: page}));
}

/** The rules for a site whose pages are under a policy. */
export function hostingRules({host, pages}: SiteFacts, policy: Policy): Rules {
  return {
    host,
    pages,
    headers: {
      'Content-Security-Policy': serialise(policy),
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      // The pages themselves read the referrer, to end a loop of redirects (early-scripts).
      'Referrer-Policy': 'same-origin',
      'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    cache: {
      immutablePrefix: '/assets/',
      immutable: 'public, max-age=31536000, immutable',
      revalidated: 'no-cache',
    },
    redirects: pages.flatMap((page) => longForms(page).map((from) => ({from, to: page}))),
  };
}

/** Headers of an answer, as a host that follows the rules sends them. */
export function headersOf(
  {headers, cache}: Pick<Rules, 'headers' | 'cache'>,
  path: string,
  status: number,
): Record<string, string> {
  const immutable = status < 300 && path.startsWith(cache.immutablePrefix);
  return {...headers, 'Cache-Control': immutable ? cache.immutable : cache.revalidated};
}

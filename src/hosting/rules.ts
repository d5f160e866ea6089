import type {OtherSites} from './otherSites';
import {
  OFFLINE_WORKER_POLICY,
  RPC_WORKER_POLICY,
  serialise,
  withoutRequests,
  type Policy,
} from './policy';

/** Facts about the site that the build knows and a host does not. */
export interface SiteFacts extends Partial<OtherSites> {
  /** Public host name. */
  readonly host: string;
  /** Canonical paths of all pages except the not-found page. */
  readonly pages: readonly string[];
  /** Origins that search requests use. */
  readonly connect: readonly string[];
  /** Pages that had another path before. */
  readonly moved?: readonly Redirect[];
}

/** A path, and the page that it leads to. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Hosting rules: the single source of the formats for all hosts. */
export interface Rules {
  readonly host: string;
  readonly pages: readonly string[];
  /** Headers of every response, including errors. */
  readonly headers: Readonly<Record<string, string>>;
  /** The worker that sends the calls of the RPC workbench: its file has a policy of its own instead of the pages'. */
  readonly rpcWorker: {
    /** Beginning of its path, without the hash: also that of earlier deploys, whose pages may still be open. */
    readonly prefix: string;
    /** `Content-Security-Policy` of the file, where it exists. */
    readonly policy: string;
    /**
     * For hosts whose rules can only add to those for all files: the pages' policy without what it says of requests,
     * which the worker can have besides its own.
     */
    readonly policyForAll: string;
  };
  /** The service worker of readers who keep pages offline: a file at the root, with a policy of its own, too. */
  readonly offlineWorker: {readonly path: string; readonly policy: string};
  readonly cache: {
    /** Folder of files with a content hash in their names. */
    readonly immutablePrefix: string;
    /** `Cache-Control` of such a file. */
    readonly immutable: string;
    /** `Cache-Control` of everything else and of errors: stored, but revalidated before each use. */
    readonly revalidated: string;
  };
  /** Permanent redirects of addresses to pages; the query is kept. */
  readonly redirects: readonly Redirect[];
  /** Those of them that lead from earlier paths of pages. */
  readonly moved: readonly Redirect[];
}

/** Browser features that no page here needs. */
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

/** A page's address with `.html` or `/index.html`, as in old links and file lists. */
function longForms(page: string): string[] {
  const path = page.replace(/\/$/, '');
  return path === '' ? ['/index.html'] : [`${path}.html`, `${path}/index.html`];
}

/** Permanent redirects of addresses with a trailing slash to the page without it; the query is kept. */
export function closingSlashes({pages, moved}: Pick<Rules, 'pages' | 'moved'>): Rules['redirects'] {
  return [
    ...pages.filter((page) => !page.endsWith('/')).map((page) => ({from: `${page}/`, to: page})),
    ...moved.map(({from, to}) => ({from: `${from}/`, to})),
  ];
}

/** The header that has the policy. */
export const POLICY_HEADER = 'Content-Security-Policy';

/** The rules for a site with a content security policy. */
export function hostingRules({host, pages, moved = []}: SiteFacts, policy: Policy): Rules {
  return {
    host,
    pages,
    headers: {
      [POLICY_HEADER]: serialise(policy),
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      // The pages read the referrer to detect redirect loops (early-scripts).
      'Referrer-Policy': 'same-origin',
      'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    rpcWorker: {
      prefix: '/assets/js/rpc-worker.',
      policy: serialise(RPC_WORKER_POLICY),
      policyForAll: serialise(withoutRequests(policy)),
    },
    // Browsers look for another worker before each use, because it is revalidated.
    offlineWorker: {path: '/sw.js', policy: serialise(OFFLINE_WORKER_POLICY)},
    cache: {
      immutablePrefix: '/assets/',
      immutable: 'public, max-age=31536000, immutable',
      revalidated: 'no-cache',
    },
    redirects: [
      ...pages.flatMap((page) => longForms(page).map((from) => ({from, to: page}))),
      ...moved.flatMap(({from, to}) =>
        [from, ...longForms(from)].map((each) => ({from: each, to})),
      ),
    ],
    moved,
  };
}

/** Headers of a response, from a host that follows the rules. */
export function headersOf(
  {
    headers,
    cache,
    rpcWorker,
    offlineWorker,
  }: Pick<Rules, 'headers' | 'cache' | 'rpcWorker' | 'offlineWorker'>,
  path: string,
  status: number,
): Record<string, string> {
  const exists = status < 300;
  const immutable = exists && path.startsWith(cache.immutablePrefix);
  return {
    ...headers,
    ...(exists && path.startsWith(rpcWorker.prefix) && {[POLICY_HEADER]: rpcWorker.policy}),
    ...(exists && path === offlineWorker.path && {[POLICY_HEADER]: offlineWorker.policy}),
    'Cache-Control': immutable ? cache.immutable : cache.revalidated,
  };
}

/** A document: its path in the latest version, and words of its first heading. */
export interface DocumentPage {
  path: string;
  heading: RegExp;
}

/** The documents of a version, by the requirement for them. */
export const documents: Readonly<Record<string, readonly DocumentPage[]>> = {
  '2.5': [{path: '/', heading: /./}],
  '2.6': [
    {path: '/api-list', heading: /API/},
    {path: '/endpoint', heading: /endpoint/i},
    {path: '/real-time-events', heading: /events/i},
  ],
  '2.7': [
    {path: '/rpc/admin', heading: /admin/i},
    {path: '/rpc/debug', heading: /debug/i},
    {path: '/rpc/eth', heading: /eth/i},
    {path: '/rpc/net', heading: /net/i},
    {path: '/rpc/txpool', heading: /txpool/i},
  ],
  '2.8': [
    {path: '/staking/overview', heading: /stak/i},
    {path: '/staking/user-guide', heading: /stak|delegat/i},
    {path: '/staking/developer-guide', heading: /stak|develop/i},
  ],
  '2.9': [
    {path: '/validator/overview', heading: /validator/i},
    {path: '/validator/create-val', heading: /create|register/i},
    {path: '/validator/run-val', heading: /run/i},
    {path: '/validator/manage-keys', heading: /key/i},
    {path: '/validator/security', heading: /secur/i},
  ],
  '2.10': [
    {path: '/validator/evn/overview', heading: /enhanced|EVN/i},
    {path: '/validator/evn/best-practice', heading: /practice/i},
    {path: '/validator/evn/faqs', heading: /FAQ|question/i},
    {path: '/validator/evn/network-monitor', heading: /monitor/i},
  ],
  '2.11': [{path: '/validator/mev/user-guide', heading: /build/i}],
};

/** Paths of the 22 documents in the latest version. */
export const latestPaths = Object.values(documents).flatMap((group) => group.map(({path}) => path));

/** The path of a document in the Next version. */
export function inNext(path: string): string {
  return path === '/' ? '/next/' : `/next${path}`;
}

/** Paths of all documents of both versions. */
export const documentPaths = [...latestPaths, ...latestPaths.map(inNext)];

/** Paths of every kind of page: documents, the search page and the not-found page. */
export const pagePaths = [...documentPaths, '/search', '/not/a/page'];

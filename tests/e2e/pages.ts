import fs from 'node:fs';
import path from 'node:path';
import {versions} from '../versions';
import {loadProfile} from '../../src/profile/load';
import {projectDir} from '../sites/paths';

/** A document: its path in the latest version, and words of its first heading. */
export interface DocumentPage {
  path: string;
  heading: RegExp;
}

/** The documents of a version, by the requirement for them. */
export const documents: Readonly<Record<string, readonly DocumentPage[]>> = {
  '2.5': [{path: '/', heading: /specification/i}],
  '2.6': [
    {path: '/api-list', heading: /API/},
    {path: '/endpoint', heading: /endpoint/i},
    {path: '/real-time-events', heading: /events/i},
  ],
  '2.7': [
    {path: '/rpc/admin', heading: /admin/i},
    {path: '/rpc/debug', heading: /debug/i},
    {path: '/rpc/eth', heading: /eth/i},
    {path: '/rpc/net', heading: /\bnet\b/i},
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

/** Paths of the documents below a folder, as if it were the latest version. */
function pathsBelow(folder: string): string[] {
  const root = path.join(projectDir, folder);
  return fs
    .readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((name) => /^[^_].*\.mdx?$/u.test(name))
    .map((name) => {
      const slug = /^slug: (\S+)$/mu.exec(fs.readFileSync(path.join(root, name), 'utf8'))?.[1];
      return slug ?? `/${name.replaceAll(path.sep, '/').replace(/\.mdx?$/u, '')}`;
    })
    .sort();
}

const [latest = 'current'] = versions;

/** The profile of the latest version. */
export const network = loadProfile(projectDir, latest);

/** Paths of the documents in the latest version: those that the specification asks for, and what writers have added. */
export const latestPaths = pathsBelow(
  latest === 'current' ? 'docs' : `versioned_docs/version-${latest}`,
);

/** The path of a document in the Next version. */
export function inNext(path: string): string {
  return path === '/' ? '/next/' : `/next${path}`;
}

/** Paths of the documents in the Next version; a site without released versions has none. */
export const nextPaths = latest === 'current' ? [] : pathsBelow('docs').map(inNext);

/** Paths of all documents of both versions. */
export const documentPaths = [...latestPaths, ...nextPaths];

/** Paths of every kind of page: documents, the search page and the not-found page. */
export const pagePaths = [...documentPaths, '/search', '/not/a/page'];

/** Numbers of documents in a page's version and in all versions, by which its byte budget grows. */
export function documentsBeside(page: string): {own: number; all: number} {
  const own = nextPaths.includes(page) ? nextPaths : latestPaths;
  return {own: own.length, all: documentPaths.length};
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {serveHeadScripts} from '../server/headScripts';
import {nginxIsMissing, serveWithNginx} from '../server/nginx';
import {requestAsWritten} from '../server/requestAsWritten';
import type {StaticServer} from '../../scripts/static-server';
import {outDir, shippedSite} from '../sites/paths';
import {expect, test} from './fixtures';
import {hostilePaths} from './hostilePaths';

const PATHS = hostilePaths(1000);

/** Several times the duration of a group on a busy machine; a path that leads nowhere never ends. */
const LONGEST_MS = 20_000;

/** Addresses that must not stay unchanged: links that are made from them may be read as those of another host. */
const ODD = /^\/(?:[/\\]|%5c|%2f|%0[9ad])|\.html$/iu;

/** In the page: opens addresses in frames, a group at a time, and returns where each ends. */
async function openInFrames({
  paths,
  odd,
  longest,
}: {
  paths: string[];
  odd: RegExp;
  longest: number;
}) {
  const GROUP = 20;
  const ends: string[] = [];
  for (let start = 0; start < paths.length; start += GROUP) {
    const frames = paths.slice(start, start + GROUP).map((path) => {
      const frame = document.createElement('iframe');
      frame.src = location.origin + path;
      return document.body.appendChild(frame);
    });
    // A document of another host cannot be read.
    const hasEnded = ({contentDocument: inner}: HTMLIFrameElement): boolean =>
      inner === null ||
      (inner.readyState === 'complete' &&
        inner.location.protocol === 'http:' &&
        !odd.test(inner.location.pathname));
    const last = performance.now() + longest;
    while (!frames.every(hasEnded) && performance.now() < last)
      await new Promise((resolve) => setTimeout(resolve, 5));
    ends.push(
      ...frames.map((frame) => frame.contentDocument?.location.href ?? 'http://unreadable'),
    );
    for (const frame of frames) frame.remove();
  }
  return ends;
}

/**
 * Opens each path on a host, and lists those that led elsewhere, or to an unexpected address. In a frame a document has
 * its own address and history, as in a window, and takes a tenth of the time.
 */
async function pathsOffSite(
  page: Page,
  origin: string,
  paths: readonly string[] = PATHS,
): Promise<string[]> {
  await page.goto(`${origin}/endpoint`);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) elsewhere.push(request.url());
  });
  const asked = {paths: [...paths], odd: ODD, longest: LONGEST_MS};
  const ends = await page.evaluate(openInFrames, asked);
  expect(ends).toHaveLength(paths.length);
  const wrong = paths.flatMap((path, index) => {
    const end = new URL(ends[index] ?? '');
    return end.origin === origin && !ODD.test(end.pathname)
      ? []
      : [`${JSON.stringify(path)} → ${end.href}`];
  });
  return [...wrong, ...elsewhere];
}

/** Paths, as a browser sends them, that a host answers with anything but the not-found page. */
async function pathsKnownTo(origin: string, notFound: Buffer): Promise<string[]> {
  const known: string[] = [];
  for (const address of PATHS) {
    const {pathname, search} = new URL(origin + address);
    const answer = await requestAsWritten(origin, pathname + search, {}, 'GET');
    if (answer.status !== 404 || !answer.body.equals(notFound)) known.push(address);
  }
  return known;
}

test.describe('no path leads to another host', () => {
  test.describe.configure({timeout: 600_000});
  const servers: StaticServer[] = [];

  test.afterEach(async () => {
    for (const server of servers.splice(0).reverse()) await server.close();
  });

  test('[2.13] [2.14] where any path is answered by 404.html', async ({page, origin}) => {
    const server = await serveHeadScripts(origin);
    servers.push(server);
    expect(await pathsOffSite(page, server.origin)).toEqual([]);
  });

  test('[2.13] [2.14] behind nginx', async ({page, silence}) => {
    test.skip(nginxIsMissing, 'nginx is missing');
    // A malformed escape, which nginx rejects.
    silence.allow(/status of 400/u);
    const site = outDir(shippedSite);
    const nginx = await serveWithNginx(site, `${site}-hosting/nginx-rules.conf`);
    const server = await serveHeadScripts(nginx.origin);
    servers.push(nginx, server);
    // What the not-found page does with the others, the test above shows.
    const known = await pathsKnownTo(nginx.origin, readFileSync(path.join(site, '404.html')));
    expect(known.length).toBeGreaterThan(100);
    expect(await pathsOffSite(page, server.origin, known)).toEqual([]);
  });

  test('by a link, wherever the router is', async ({page, visit}) => {
    await visit('/nope');
    const wrong = await page.evaluate(async (paths) => {
      // Pages link other sites with full addresses.
      const leading = (): string[] =>
        Array.from(
          document.querySelectorAll<HTMLAnchorElement>(
            'a[href]:not([href^="https://"], [href^="mailto:"])',
          ),
        )
          .map(({href}) => href)
          .filter((href) => new URL(href).origin !== location.origin);
      const shown = (number: number) =>
        new Promise<boolean>((resolve) => {
          const isThere = () =>
            document.querySelector(`a[lang][href*="?number=${number}"]`) !== null;
          const observer = new MutationObserver(() => isThere() && end(true));
          const timer = setTimeout(() => end(false), 10_000);
          const end = (is: boolean) => {
            clearTimeout(timer);
            observer.disconnect();
            resolve(is);
          };
          observer.observe(document, {subtree: true, childList: true, attributes: true});
          if (isThere()) end(true);
        });
      const found: string[] = [];
      for (const [number, path] of paths.entries()) {
        const address = new URL(location.origin + path);
        address.search = `?number=${number}`;
        history.pushState(null, '', address.href);
        dispatchEvent(new PopStateEvent('popstate'));
        const isShown = await shown(number);
        const elsewhere = leading();
        if (!isShown || elsewhere.length > 0)
          found.push([path, isShown ? 'shown' : 'not shown', ...elsewhere].join(' → '));
        // A crashed page would not show another path.
        if (!isShown) break;
      }
      return found;
    }, PATHS);
    expect(wrong).toEqual([]);
  });
});

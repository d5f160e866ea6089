import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  cleanAddress,
  freshAnnouncement,
  requestLanguage,
} from '@site/src/plugins/early-scripts/scripts';
import {ownAddress} from '@site/src/safeAddress/ownAddress';
import {hostilePaths} from '../e2e/hostilePaths';

/** The script as a function of the globals that it uses. */
function run(script: string, globals: readonly string[]): (...values: readonly unknown[]) => void {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the text is what browsers run
  return new Function(...globals, script) as (...values: readonly unknown[]) => void;
}

const origin = 'https://docs.network.example';

/** Runs the address script at `address` and returns what it did. */
function clean(address: string, referrer = ''): string {
  const url = new URL(address, origin);
  const done: string[] = [];
  const location = {
    href: url.href,
    origin: url.origin,
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    replace: (to: string) => done.push(`load ${to}`),
  };
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, to: string) => done.push(`rewrite ${to}`),
  };
  const window = {stop: () => done.push('stop')};
  run(cleanAddress, ['location', 'history', 'window', 'document'])(location, history, window, {
    referrer,
  });
  return done.join(', ');
}

/** The address at which a reader ends, where hosts do not redirect. */
function endOf(address: string): string {
  let end = new URL(address).href;
  for (let loads = 0; loads < 5; loads += 1) {
    const to = /(?:load|rewrite) (?<to>.*)/su.exec(clean(end))?.groups?.to;
    if (to === undefined) return end;
    end = new URL(to).href;
  }
  throw new Error(`${address} leads on and on`);
}

describe('the canonical address', () => {
  it.each([
    ['/', ''],
    ['/endpoint?file=x.html#a.html', ''],
    ['/htmlx', ''],
    ['/%65ndpoint', ''],
    ['/a//b', ''],
    ['/%', ''],
    ['/index.html', `rewrite ${origin}/`],
    ['/endpoint/index.html?q=1#x', `rewrite ${origin}/endpoint?q=1#x`],
    ['/next/index.html', `rewrite ${origin}/next`],
    ['/endpoint.html?q=1#x', `stop, load ${origin}/endpoint?q=1#x`],
    ['/index.html.html', `stop, load ${origin}/index.html`],
    ['/endpoint%2ehtml', `stop, load ${origin}/endpoint`],
    ['/endpoint%2E%68%74ml', `stop, load ${origin}/endpoint`],
    ['/endpoint/%69ndex%2ehtml', `stop, load ${origin}/endpoint`],
    ['/%.html', `stop, load ${origin}/%`],
    ['/.html', `stop, load ${origin}/`],
  ])('of %s', (address, done) => {
    expect(clean(address)).toBe(done);
  });

  it.each([
    '//other.example/foo.html',
    '//other.example/foo',
    '///other.example/foo.html',
    '/\\other.example/foo.html',
    '/.//other.example/foo.html',
    '/%2e//other.example/foo',
    '/x/..//other.example/foo.html',
    '/\t/other.example/foo.html',
    '/%5Cother.example/foo',
    '/%2f%09%255cother.example/foo.html',
  ])('of %s is in the site', (path) => {
    expect(clean(origin + path)).toBe(`stop, load ${origin}/other.example/foo`);
  });

  it.each(['//.html', '//', '/\\index.html', '/%2f'])('of %s is that of the home page', (path) => {
    expect(clean(origin + path)).toMatch(new RegExp(`^stop, load ${origin}/$`, 'u'));
  });

  it('is always within the site, and safe, whatever the path', () => {
    fc.assert(
      fc.property(fc.constantFrom(...hostilePaths(1000)), (path) => {
        const end = endOf(origin + path);
        expect(new URL(end).origin).toBe(origin);
        const {pathname} = new URL(end);
        expect(pathname).not.toMatch(/\.html$/u);
        // A malformed path is not a page, and no link is made from it.
        expect([pathname, undefined]).toContain(ownAddress(pathname, origin));
      }),
      {seed: 20_251_121, numRuns: 1000},
    );
  });

  it('is not loaded again if the host redirects it back', () => {
    expect(clean('/endpoint.html#x', `${origin}/endpoint.html`)).toBe(
      `rewrite ${origin}/endpoint#x`,
    );
  });

  it('is loaded for a reader who comes from another page', () => {
    expect(clean('/endpoint.html', `${origin}/api-list.html`)).toBe(
      `stop, load ${origin}/endpoint`,
    );
  });
});

/** Runs the announcement script with stored values and returns the resulting ones. */
function refresh(
  stored: Record<string, string>,
  data: Record<string, string>,
): Record<string, string> {
  const left = {...stored};
  const storage = {
    getItem: (key: string) => left[key] ?? null,
    removeItem: (key: string) => Reflect.deleteProperty(left, key),
  };
  run(freshAnnouncement, ['localStorage', 'document'])(storage, {
    currentScript: {dataset: data},
  });
  return left;
}

describe('a dismissed announcement', () => {
  const stored = {
    'docusaurus.announcement.id': 'first',
    'docusaurus.announcement.dismiss': 'true',
  };

  it('stays dismissed while its id is the same', () => {
    expect(refresh(stored, {announcement: 'first', namespace: ''})).toEqual(stored);
  });

  it('is no longer dismissed when the id differs', () => {
    expect(refresh(stored, {announcement: 'second', namespace: ''})).not.toHaveProperty([
      'docusaurus.announcement.dismiss',
    ]);
  });

  it('uses the keys of the storage namespace', () => {
    expect(
      refresh(
        {...stored, 'docusaurus.announcement.dismiss-x': 'true'},
        {announcement: 'second', namespace: '-x'},
      ),
    ).toEqual(stored);
  });
});

/**
 * Runs the language script with stored values; returns the root's data, and a function that simulates an error of a
 * script.
 */
function mark(stored: string | null | Error, hasHydrated = 'false') {
  const root: Record<string, string> = {hasHydrated};
  const localStorage = {
    getItem: () => {
      if (stored instanceof Error) throw stored;
      return stored;
    },
  };
  const listeners: ((event: unknown) => void)[] = [];
  const document = {
    documentElement: {dataset: root},
    currentScript: {dataset: {key: 'k', languages: 'viem go'}},
  };
  const listen = (_type: string, listener: (event: unknown) => void) => listeners.push(listener);
  const window = {};
  run(requestLanguage, ['localStorage', 'document', 'addEventListener', 'window'])(
    localStorage,
    document,
    listen,
    window,
  );
  return {
    root,
    fail: (tagName: string) => listeners.forEach((listener) => listener({target: {tagName}})),
  };
}

describe('the language of requests', () => {
  it('is set on the root before the first paint', () => {
    expect(mark('go').root.rpcLanguage).toBe('go');
  });

  it.each(['curl', 'rust', '', 'constructor', 'viem go', null, new Error('no storage')])(
    'is the default with %s in the storage',
    (stored) => {
      expect(mark(stored).root).not.toHaveProperty('rpcLanguage');
    },
  );

  it('is removed when a script fails before hydration, and only then', () => {
    const early = mark('go');
    early.fail('IMG');
    expect(early.root.rpcLanguage).toBe('go');
    early.fail('SCRIPT');
    expect(early.root).not.toHaveProperty('rpcLanguage');
    const late = mark('go', 'true');
    late.fail('SCRIPT');
    expect(late.root.rpcLanguage).toBe('go');
  });
});

import {describe, expect, it} from 'vitest';
import {cleanAddress, freshAnnouncement} from '@site/src/plugins/early-scripts/scripts';

/** The script as a function of the globals that it uses. */
function run(script: string, globals: readonly string[]): (...values: readonly unknown[]) => void {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the text is what browsers run
  return new Function(...globals, script) as (...values: readonly unknown[]) => void;
}

const origin = 'https://docs.network.example';

/** Runs the address script at `address` and tells what it did. */
function clean(address: string, referrer = ''): string {
  const url = new URL(address, origin);
  const done: string[] = [];
  const location = {
    href: url.href,
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

describe('the clean address', () => {
  it.each([
    ['/', ''],
    ['/endpoint?file=x.html#a.html', ''],
    ['/htmlx', ''],
    ['/index.html', 'rewrite /'],
    ['/endpoint/index.html?q=1#x', 'rewrite /endpoint?q=1#x'],
    ['/next/index.html', 'rewrite /next'],
    ['/endpoint.html?q=1#x', 'stop, load /endpoint?q=1#x'],
    ['/index.html.html', 'stop, load /index.html'],
  ])('of %s', (address, done) => {
    expect(clean(address)).toBe(done);
  });

  it('is not loaded again where the host redirects it back', () => {
    expect(clean('/endpoint.html#x', `${origin}/endpoint.html`)).toBe('rewrite /endpoint#x');
  });

  it('is loaded for a reader who comes from another page', () => {
    expect(clean('/endpoint.html', `${origin}/api-list.html`)).toBe('stop, load /endpoint');
  });
});

/** Runs the announcement script over what is stored and returns what is stored then. */
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

  it('is looked up under the keys of the storage namespace', () => {
    expect(
      refresh(
        {...stored, 'docusaurus.announcement.dismiss-x': 'true'},
        {announcement: 'second', namespace: '-x'},
      ),
    ).toEqual(stored);
  });
});

import {describe, expect, it} from 'vitest';
import {movedAddresses, movedLinks} from '../../scripts/move-page/links';
import {mentions, planMove, withMoved} from '../../scripts/move-page/plan';

const move = {from: 'staking/overview', to: 'guides/start'};

describe('links', () => {
  it.each([
    [
      'in the same folder',
      'staking/guide',
      '[x](./overview.mdx#day)',
      '[x](../guides/start.mdx#day)',
    ],
    ['from the root', 'index', '[x]: ./staking/overview.mdx', '[x]: ./guides/start.mdx'],
    ['of a card', 'index', '<Card to="staking/overview">', '<Card to="guides/start">'],
    [
      'of a card to a section',
      'index',
      '<Card to="staking/overview#a">',
      '<Card to="guides/start#a">',
    ],
    ['to a page of a similar name', 'staking/x', '[x](./overview-2.mdx)', '[x](./overview-2.mdx)'],
    [
      'to another site',
      'staking/x',
      '[x](https://a.example/overview.mdx)',
      '[x](https://a.example/overview.mdx)',
    ],
    [
      'of the page itself',
      'staking/overview',
      '[x](./guide.mdx) [y](../a.md)',
      '[x](../staking/guide.mdx) [y](../a.md)',
    ],
  ])('%s', (_name, page, source, expected) => {
    expect(movedLinks(source, page, move)).toBe(expected);
  });

  it('in data: addresses of the page and of its sections', () => {
    expect(
      movedAddresses(
        '{"/staking/overview#day": "a", "to": "staking/overview", "no": "/staking/overviews"}',
        move,
      ),
    ).toBe('{"/guides/start#day": "a", "to": "guides/start", "no": "/staking/overviews"}');
  });
});

describe('redirects', () => {
  it('lead from every earlier address to the present one', () => {
    expect(withMoved({'/old': '/staking/overview'}, move)).toEqual({
      '/old': '/guides/start',
      '/staking/overview': '/guides/start',
    });
  });

  it('end when a page goes back', () => {
    expect(withMoved({'/guides/start': '/staking/overview'}, move)).toEqual({
      '/staking/overview': '/guides/start',
    });
  });
});

describe('a move', () => {
  const sources = new Map([
    ['docs/staking/overview.mdx', '---\ntitle: x\n---\n\n[y](./guide.mdx)\n'],
    ['docs/staking/guide.mdx', '[x](./overview.mdx)\n'],
    ['docs/other.mdx', 'Nothing.\n'],
    ['docs/own.mdx', '---\nslug: /\n---\n'],
    ['docs/_data/search-words.json', '{"/staking/overview#day": "daily"}\n'],
    ['sidebars.ts', "docs: ['staking/overview', 'staking/guide']\n"],
  ]);

  it('changes the page, what links to it, and data that names it; nothing else', () => {
    const {writes, removes} = planMove(sources, move);
    expect(removes).toBe('docs/staking/overview.mdx');
    expect(Object.fromEntries(writes)).toEqual({
      'docs/guides/start.mdx': '---\ntitle: x\n---\n\n[y](../staking/guide.mdx)\n',
      'docs/staking/guide.mdx': '[x](../guides/start.mdx)\n',
      'docs/_data/search-words.json': '{"/guides/start#day": "daily"}\n',
      'sidebars.ts': "docs: ['guides/start', 'staking/guide']\n",
      'docs/_data/moved.json': '{\n  "/staking/overview": "/guides/start"\n}\n',
    });
  });

  it('that cannot be made says everything that is wrong', () => {
    expect(() => planMove(sources, {from: 'staking/none', to: 'Staking/Guide one'})).toThrow(
      'docs has no page staking/none: expected its path without .mdx, such as staking/overview.\nStaking/Guide one: expected lower-case words with hyphens, such as staking/start.',
    );
    expect(() => planMove(sources, {from: 'own', to: 'other'})).toThrow(
      'docs already has a page other.\ndocs/own.mdx has a slug or an id in its front matter: change that instead.',
    );
  });

  it('lists code that names the page, without comments', () => {
    const code = new Map([
      [
        'src/a.ts',
        "// 'staking/overview'\nconst a = 'staking/overview';\nconst b = '/staking/overview#x';",
      ],
    ]);
    expect(mentions(code, 'staking/overview')).toEqual(['src/a.ts:2', 'src/a.ts:3']);
  });
});

import {expect, it} from 'vitest';
import {likelyPages} from '@site/src/theme/NotFound/Content/likelyPages';
import {wordsOf} from '@site/src/theme/NotFound/Content/wordsOf';

const pages = [
  {path: '/', title: 'Specification'},
  {path: '/endpoint', title: 'Endpoints'},
  {path: '/rpc/eth', title: 'eth namespace'},
  {path: '/rpc/net', title: 'net namespace'},
  {path: '/staking/overview', title: 'Staking overview'},
  {path: '/staking/user-guide', title: 'Staking user guide'},
  {path: '/validator/overview', title: 'Validator overview'},
  {path: '/validator/run-val', title: 'Run a validator'},
  {path: '/validator/manage-keys', title: 'Manage validator keys'},
  {path: '/validator/mev/user-guide', title: 'Block builder guide'},
];

function likely(path: string): string[] {
  return likelyPages(path, wordsOf(path), pages).map(({title}) => title);
}

it.each([
  // A similar address comes first, whatever its title says.
  ['/staking/user-giude', 'Staking user guide'],
  ['/endpoint.html', 'Endpoints'],
  // Words of titles: other forms of them, parts, synonyms, mistyped ones.
  ['/docs/block-builders', 'Block builder guide'],
  ['/guides/delegate', 'Staking user guide'],
  ['/docs/validatr/key', 'Manage validator keys'],
  ['/reference/namespaces/eth', 'eth namespace'],
  ['/running-validators', 'Run a validator'],
])('%s may mean %s', (path, title) => {
  expect(likely(path)[0]).toBe(title);
});

it('suggests at most three pages, each once', () => {
  const titles = likely('/old/validator');
  expect(titles).toHaveLength(3);
  expect(new Set(titles).size).toBe(3);
});

it.each(['/', '/%', '/wp-login.php', '/how/to/do-it', '/日本'])('%s means none', (path) => {
  expect(likely(path)).toEqual([]);
});

it('finds pages when the words of an address are few among many', () => {
  expect(likely('/2019/archive/of/old/posts/about/staking')).toEqual([
    'Staking overview',
    'Staking user guide',
  ]);
});

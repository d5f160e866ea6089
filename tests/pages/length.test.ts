import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {HOME_OPEN_WORDS, wordsBudgetOf} from '../../bench/budgets';
import {isPlaceholder} from '../../src/profile/placeholders';
import {loadProfile} from '../../src/profile/load';
import {pages, siteDir, type Page} from './pages';
import topics from './topics.json';

/**
 * Words that count: headings, paragraphs, lists and hand-written tables. Code is copied, not read, and tables generated
 * from the profile are looked up; neither counts.
 */
function wordsOf({tree}: Page, isFoldedCounted = true): number {
  let words = 0;
  visit(tree, (node: Nodes) => {
    const isFolded = node.type === 'mdxJsxFlowElement' && node.name === 'details';
    if (isFolded && !isFoldedCounted) return SKIP;
    const isRead =
      node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell';
    if (!isRead) return undefined;
    words += (toString(node).match(/[\p{L}\p{N}][\p{L}\p{N}'’.,_-]*/gu) ?? []).length;
    return SKIP;
  });
  return words;
}

/** The bounds are those of the shipped values: another network's have more words, such as those of its name. */
const room = isPlaceholder(loadProfile(siteDir, 'current')) ? 1 : 1.02;

// Pages of the RPC reference are lists of methods, generated from data: their prose only introduces them.
// Additional pages have no limits.
const guides = pages.filter(({id}) => id in topics);

test.each(guides)('$file has neither too few words nor too many', (page) => {
  const words = wordsOf(page);
  const {least, most: shipped} = wordsBudgetOf(page.id);
  const most = Math.floor(shipped * room);
  const fix =
    words > most
      ? `Cut ${words - most} words, move a part to another page, or raise its bound in bench/budgets.ts with the reason`
      : 'Say more, or join it to another';
  expect(
    words >= least && words <= most,
    `${page.file} has ${words} words, expected ${least} to ${most}. ${fix}.`,
  ).toBe(true);
});

test.each(guides.filter(({id}) => id === 'specification'))(
  '$file is a home page: its unfolded part is short',
  (page) => {
    expect(wordsOf(page, false)).toBeLessThan(HOME_OPEN_WORDS * room);
  },
);

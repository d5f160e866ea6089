import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {pages, type Page} from './pages';

/** Words of substance that a guide has at least and at most. */
const LEAST = 700;
const MOST = 2500;

/**
 * Words that a reader reads: headings, paragraphs, lists and the tables that a writer wrote. Code is copied, not read,
 * and tables that the build makes from the profile are looked up; neither counts.
 */
function wordsOf({tree}: Page): number {
  let words = 0;
  visit(tree, (node: Nodes) => {
    const isRead =
      node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell';
    if (!isRead) return;
    words += (toString(node).match(/[\p{L}\p{N}][\p{L}\p{N}'’.,_-]*/gu) ?? []).length;
    return SKIP;
  });
  return words;
}

// Pages of the RPC reference are lists of methods, made from data: their prose only leads to them.
const guides = pages.filter(({id}) => !id.startsWith('rpc/'));

test.each(guides)(`$file has ${LEAST} to ${MOST} words`, (page) => {
  const words = wordsOf(page);
  const mend =
    words > MOST
      ? `Cut ${words - MOST} words, or move a part to a page of its own`
      : 'Say more, or join it to another';
  expect(words >= LEAST && words <= MOST, `${page.file} has ${words} words. ${mend}.`).toBe(true);
});

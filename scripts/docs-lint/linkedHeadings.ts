import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

const HEADING = /^#{1,6}[ \t]+(.*?)[ \t]*$/gm;
const WITH_ID = /\{#[\w-]+\}$/;

/** Address fragments that are derived from a heading's text, and break when it changes, with that text. */
export function implicitIds(page: string): Map<string, string> {
  const slugger = createSlugger();
  const prose = page.replace(/^([ \t]*)(`{3,}|~{3,}).*\n[\s\S]*?^\1\2.*$/gm, '');
  const headings = [...prose.matchAll(HEADING)].map(([, text = '']) => text);
  return new Map(
    headings.filter((text) => !WITH_ID.test(text)).map((text) => [slugger.slug(text), text]),
  );
}

const pages = new Map<string, Map<string, string>>();

function implicitIdsOf(file: string): Map<string, string> {
  const known = pages.get(file) ?? implicitIds(existsSync(file) ? readFileSync(file, 'utf8') : '');
  pages.set(file, known);
  return known;
}

/** A heading that is linked to has an explicit `{#id}`, so that the link survives changes of its text. */
export default lintRule<Root>('docs-lint:linked-headings', (tree, file) => {
  visit(tree, ['link', 'definition'], (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const [target = '', id] = node.url.split('#');
    if (id === undefined || /^[a-z]+:/.test(target) || (target !== '' && !/\.mdx?$/.test(target))) {
      return;
    }
    const self = path.join(file.cwd, file.path);
    const page = target === '' ? self : path.resolve(path.dirname(self), target);
    const heading = implicitIdsOf(page).get(id);
    if (heading === undefined) return;
    file.message(
      `Expected an explicit id on the linked heading: write "${heading} {#${id}}" in ${path.relative(file.cwd, page)}`,
      node,
    );
  });
});

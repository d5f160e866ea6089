import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {importComponents} from '../../../src/remark/importComponents';

const element = (name: string) => ({
  type: 'mdxJsxFlowElement' as const,
  name,
  attributes: [],
  children: [],
});

test('a page imports the components that it uses, each once, and no others', () => {
  const tree: Root = {
    type: 'root',
    children: [
      element('Request'),
      {type: 'blockquote', children: [element('Request'), element('Other')]},
    ],
  };
  importComponents(tree, ['Filter', 'Request']);
  const [, , ...added] = tree.children;
  expect(added).toEqual([
    expect.objectContaining({value: 'import Request from "@site/src/components/Request"'}),
  ]);
});

test('a page without any is unchanged', () => {
  const tree: Root = {type: 'root', children: [element('Other')]};
  importComponents(tree, ['Request']);
  expect(tree.children).toHaveLength(1);
});

import {describe, expect, test} from 'vitest';
import {codeBlocks} from '../../../src/remark/codeBlocks';
import {parsed} from './page';

const siteDir = '/site';

/** Attributes of a page's first block after the transform. */
function block(markdown: string): Record<string, unknown> {
  const {tree, file} = parsed(siteDir, markdown);
  codeBlocks({siteDir})(tree, file);
  const [node] = tree.children;
  if (node?.type !== 'mdxJsxFlowElement') throw new Error(`No element: ${node?.type ?? ''}`);
  const attributes = node.attributes.map((a) => ('name' in a ? [a.name, a.value] : []));
  return {name: node.name, ...(Object.fromEntries(attributes) as object)};
}

describe('a fenced block', () => {
  test('becomes highlighted HTML with its language and title', () => {
    expect(block('```TS title="a.ts"\nconst a\n```\n')).toEqual({
      name: 'CodeBlock',
      language: 'ts',
      title: 'a.ts',
      html: '<span class="code-keyword">const</span> a',
    });
  });

  test('without a language is plain text', () => {
    expect(block('```\na < b\n```\n')).toMatchObject({language: 'text', html: 'a &lt; b'});
  });

  test('is found within lists and callouts', () => {
    const {tree, file} = parsed(siteDir, '- a\n\n  ```bash\n  ls\n  ```\n');
    codeBlocks({siteDir})(tree, file);
    expect(JSON.stringify(tree)).not.toContain('"type":"code"');
  });

  test('of an unknown language fails the build, all of them at once, with similar names', () => {
    expect(() => block('```bsah\nls\n```\n\n```solidty\nx\n```\n')).toThrow(
      /:1: Expected .* found "bsah"\. Write ```bash.*\n.*:5: Expected .* found "solidty"\. Write ```solidity/,
    );
  });
});

import {describe, expect, test} from 'vitest';
import {codeBlocks} from '../../../src/remark/codeBlocks';
import {parsed, told} from './page';

const siteDir = '/site';

/** Attributes of a page's first block after the transform. */
function block(markdown: string): Record<string, unknown> {
  const {tree, file} = parsed(siteDir, markdown);
  codeBlocks()(tree, file);
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
    codeBlocks()(tree, file);
    expect(JSON.stringify(tree)).not.toContain('"type":"code"');
  });

  test.each([
    ['gradle', 'class A {}', 'class'],
    ['proto', 'message A {}', 'message'],
    ['Kotlin', 'fun a() {}', 'fun'],
    ['jsonc', '{"a": 1} // b', '// b'],
    ['bash{1}', 'echo a', 'echo'],
    ['rust,ignore', 'fn a() {}', 'fn'],
  ])('in %s is coloured: the language is loaded', (language, code, coloured) => {
    const {tree, file} = parsed(siteDir, `\`\`\`${language}\n${code}\n\`\`\`\n`);
    codeBlocks()(tree, file);
    expect(told(file)).toEqual([]);
    expect(JSON.stringify(tree)).toMatch(new RegExp(`<span class=[^>]*>${coloured}`));
  });

  test('of an unknown language is plain text, with a message that suggests only what is meant', () => {
    const page = '```bsah\nls <a>\n```\n\n```solidty\nx\n```\n\n```blub\nx\n```\n';
    const {tree, file} = parsed(siteDir, page);
    codeBlocks()(tree, file);
    expect(told(file)).toEqual([
      '1 language: found "bsah".',
      '5 language: found "solidty". Did you mean solidity?',
      '9 language: found "blub".',
    ]);
    expect(JSON.stringify(tree)).toContain('"value":"ls &lt;a&gt;"');
  });
});

import path from 'node:path';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {events} from '../../../src/remark/events';

const siteDir = path.resolve(__dirname, '../../..');

function rendered(page: string): string {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkStringify);
  const file = new VFile({path: path.join(siteDir, 'docs/page.mdx'), value: page});
  const tree: Root = processor.parse(file);
  events({siteDir})(tree, file);
  return processor.stringify(tree);
}

const block = (contract: string, list: string) =>
  `<Events of="${contract}">\n\n${list}\n\n</Events>\n`;

describe('<Events>', () => {
  it('puts the topic of each event below its name, and imports the component that shows it', () => {
    const page = rendered(block('GovHub', '- **failReasonWithStr**: refused'));
    expect(page).toContain('**failReasonWithStr**: refused');
    // keccak256("failReasonWithStr(string)")
    expect(page).toContain(
      'value="0x70e72399380dcfb0338abc03dc8d47f9f470ada8e769c9a78d644ea97385ecb2"',
    );
    expect(page).toContain('name="topic of failReasonWithStr"');
    expect(page).toContain('import CopyValue from');
  });

  it.each([
    ['StakeHb', '- **Paused**: x', '_data/abis has no such contract. It has: '],
    ['StakeHub', '- **Delegate**: x', 'the contract has no event Delegate. Did you mean Delegated'],
    ['StakeHub', '- Delegated', 'items begin with a name in bold'],
  ])('reports %s: %s', (contract, list, fault) => {
    expect(() => rendered(block(contract, list))).toThrow(fault);
    expect(() => rendered(block(contract, list))).toThrow('docs/page.mdx:1:1');
  });
});

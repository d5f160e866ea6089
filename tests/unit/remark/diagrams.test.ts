import {load} from 'cheerio';
import type {Root} from 'mdast';
import {describe, expect, test} from 'vitest';
import {diagrams} from '../../../src/remark/diagrams';
import {parsed} from './page';

const siteDir = '/site';
const fence = (dot: string, meta = 'title="Flow" alt="From a to b."') =>
  `# Page\n\n\`\`\`dot ${meta}\n${dot}\n\`\`\`\n`;

async function transformed(markdown: string): Promise<Root> {
  const {tree, file} = parsed(siteDir, markdown);
  await diagrams({siteDir})(tree, file);
  return tree;
}

/** Attributes of the page's `<Diagram />` elements, in order. */
async function drawn(markdown: string): Promise<Record<string, string>[]> {
  const {children} = await transformed(markdown);
  return children.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' && node.name === 'Diagram'
      ? [
          Object.fromEntries(
            node.attributes.flatMap((attribute) =>
              'name' in attribute && typeof attribute.value === 'string'
                ? [[attribute.name, attribute.value]]
                : [],
            ),
          ),
        ]
      : [],
  );
}

describe('a diagram', () => {
  test('has a title, a text alternative and its natural size', async () => {
    const [diagram] = await drawn(fence('digraph {a -> b}'));
    expect(diagram).toMatchObject({id: 'diagram-1', title: 'Flow', alt: 'From a to b.'});
    expect(diagram).not.toHaveProperty('wide');
    const svg = load(diagram?.narrow ?? '', {xml: true})('svg');
    expect(svg.attr()).toMatchObject({
      role: 'img',
      'aria-label': 'Flow',
      'aria-describedby': 'diagram-1-words',
    });
    expect(svg.attr('viewBox')).toBe(`0 0 ${svg.attr('width')} ${svg.attr('height')}`);
  });

  test('has no colours, fonts, ids, node names or scripts', async () => {
    const [diagram] = await drawn(fence('digraph {a [class="key"]; a -> b}'));
    expect(diagram?.narrow).not.toMatch(
      /fill=|stroke=|font-family|\bid=|<title|<script|<!--|xlink/,
    );
    expect(diagram?.narrow).toContain('class="node key"');
  });

  test('has a horizontal layout on request', async () => {
    const [diagram] = await drawn(fence('digraph {a -> b -> c}', 'title="T" alt="A." wide="LR"'));
    const size = (svg = '') => Number(/width="(\d+)"/.exec(svg)?.[1]);
    expect(size(diagram?.wide)).toBeGreaterThan(size(diagram?.narrow));
  });

  test('centres formatted labels in their shape', async () => {
    const [diagram] = await drawn(
      fence('digraph {a [label=<<B>Name</B><BR/><FONT POINT-SIZE="12">what</FONT>>]}'),
    );
    const texts = load(diagram?.narrow ?? '', {xml: true})('text').toArray();
    expect(texts.map(({attribs}) => attribs['text-anchor'])).toEqual(['middle', 'middle']);
    expect(new Set(texts.map(({attribs}) => attribs.x)).size).toBe(1);
  });

  test('is deterministic, and numbered on its page', async () => {
    const page = fence('digraph {a -> b}') + fence('digraph {a -> b}');
    const [first, second] = await drawn(page);
    expect(await drawn(page)).toEqual([first, second]);
    expect([first?.id, second?.id]).toEqual(['diagram-1', 'diagram-2']);
    expect(second?.narrow).toContain('diagram-2-words');
  });

  test('works inside a list or a callout; other code is unchanged', async () => {
    const page = `:::note\n\n${fence('digraph {a}')}\n:::\n\n\`\`\`js\nlet dot;\n\`\`\`\n`;
    const source = JSON.stringify(await transformed(page));
    expect(source).toContain('"name":"Diagram"');
    expect(source).toContain('let dot;');
  });
});

describe('an invalid diagram is reported with file, line and fix', () => {
  test.each([
    [fence('digraph {a}', 'title="T"'), /^docs\/page\.mdx:3: .*no text alternative; add alt="…"/],
    [fence('digraph {a}', 'alt="A."'), /:3: .*no title; add title=/],
    [
      fence('digraph {a}', 'title="T" alt="A." size="9"'),
      /:3: .*has no size; it knows title, alt and wide/,
    ],
    [
      fence('digraph {a}', 'title="T" alt="A." wide="TB"'),
      /expected wide="LR" but found wide="TB"/,
    ],
    [fence('digraph {a}', 'title=T alt="A."'), /expected name="value" but found title=T/],
    [
      fence('digraph {\n  a ->\n  -> b\n}'),
      /:6: Graphviz cannot draw .*syntax error.*Correct the DOT/,
    ],
    [fence('digraph {\n  a [color=red]\n}'), /:5: color is not for diagrams.*class="…": key,/],
    [fence('digraph {\n  a [class="kez"]\n}'), /:5: there is no class kez .* there are key, good/],
    [fence('digraph {\n  a [URL="/x"]\n}'), /:5: URL does not work inside a picture/],
    [fence('digraph {a [shape=nonesuch]}'), /Graphviz cannot draw .*nonesuch/],
  ])('%s', async (page, words) => {
    await expect(transformed(page)).rejects.toThrow(words);
  });

  test('all errors of a page in one', async () => {
    const page = fence('digraph {a', 'title="T"') + fence('digraph {a [color=red]}', '');
    await expect(transformed(page)).rejects.toThrow(
      /:3: [\s\S]*no text alternative[\s\S]*Graphviz[\s\S]*no title[\s\S]*color[\s\S]*How to write diagrams/,
    );
  });
});

import {expect, test} from 'vitest';
import {loadVersion} from '../../../src/profile/load';
import {CATALOGUE} from '../../../src/tools/catalogue';
import {defineTool} from '../../../src/tools/define';
import {wholeField} from '../../../src/tools/fields';
import {TOOLS} from '../../../src/tools/loaders';
import {renderTool} from '../../../src/tools/render';

const data = loadVersion(`${__dirname}/../../..`, 'current');

test('the build and the browser know the same tools', async () => {
  expect(Object.keys(TOOLS).sort()).toEqual(Object.keys(CATALOGUE).sort());
  for (const [name, load] of Object.entries(TOOLS))
    expect((await load()).default, name).toBe(CATALOGUE[name]?.tool);
});

test.each(Object.entries(CATALOGUE))(
  '%s is complete with its initial values: labels, a result, nothing of the browser',
  (name, {tool, facts: factsOf}) => {
    const facts: unknown = JSON.parse(JSON.stringify(factsOf(data)));
    const html = renderTool(name, tool, facts, undefined);
    expect(html).toBe(renderTool(name, tool, facts, undefined));
    const controls = [...html.matchAll(/<(?:input|select|textarea)[^>]* id="([^"]+)"/g)];
    for (const [, id = ''] of controls) expect(html).toContain(`for="${id}"`);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
  },
);

test('a tool that cannot compute its initial values fails the build', () => {
  const tool = defineTool({
    title: 'Broken',
    fields: () => ({count: wholeField({label: 'Count', initial: 0, least: 1})}),
    compute: () => ({summary: '', blocks: []}),
  });
  expect(() => renderTool('broken', tool, null, undefined)).toThrow('count: Enter at least 1.');
});

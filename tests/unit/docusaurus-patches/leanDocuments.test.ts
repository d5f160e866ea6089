import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import leanDocuments from '../../../src/docusaurus-patches/lean-pages/leanDocuments.cjs';
import registryLoader from '../../../src/docusaurus-patches/lean-pages/registryLoader.cjs';

/** A site with these documents and short ones besides, and its registry as Docusaurus writes it. */
function siteWith(documents: Readonly<Record<string, string>>, short: number) {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lean-'));
  onTestFinished(() => {
    fs.rmSync(siteDir, {recursive: true});
  });
  const others = Array.from({length: short}, (_, index) => [`short${index}.md`, '# Short\n']);
  const all = [...Object.entries(documents), ...others] as [string, string][];
  const lines = all.map(([name, text]) => {
    fs.writeFileSync(path.join(siteDir, name), text);
    return `  "c-${name}": [() => import(/* webpackChunkName: "c-${name}" */ "@site/${name}"), "@site/${name}", require.resolveWeak("@site/${name}")],\n`;
  });
  return {siteDir, registry: `export default {\n${lines.join('')}};\n`};
}

/** The documents that get a lean script. */
function leanOf({siteDir, registry}: ReturnType<typeof siteWith>): string[] {
  return leanDocuments(registry, siteDir)
    .filter(({isLean}) => isLean)
    .map(({module}) => module.replace('@site/', ''));
}

const guide = `# Guide\n\n${'A sentence of a guide.\n'.repeat(400)}`;

test('a guide of a small site gets a lean script, one of a large site only if it is long', () => {
  expect(leanOf(siteWith({'guide.md': guide}, 20))).toEqual(['guide.md']);
  expect(leanOf(siteWith({'guide.md': guide}, 500))).toEqual([]);
  expect(leanOf(siteWith({'guide.md': guide.repeat(6)}, 500))).toEqual(['guide.md']);
});

test('a page with components may show more than its source, if it is no plain Markdown', () => {
  const text = '# Methods\n\n<RpcMethods namespace="net" />\n';
  const imported = "import Table from './Table';\n\n# Methods\n";
  const documents = {'a.mdx': text, 'b.md': text, 'c.mdx': imported, 'd.mdx': '# A <Tag\n'};
  expect(leanOf(siteWith(documents, 500))).toEqual(['a.mdx', 'c.mdx']);
});

test('the registry loads the lean script first, and the others as before', () => {
  const {siteDir, registry} = siteWith({'guide.md': guide}, 1);
  const read: string[] = [];
  const context = {rootContext: siteDir, addDependency: (file: string) => read.push(file)};
  const loaded = registryLoader.call(context, registry);
  const whole = '() => import(/* webpackChunkName: "c-guide.md" */ "@site/guide.md")';
  expect(loaded).toContain(
    `[() => loadPage(() => import(/* webpackChunkName: "c-guide.md-lean" */ "@site/guide.md?lean"), ${whole}), "@site/guide.md"`,
  );
  expect(loaded).toContain('"c-short0.md": [() => import(');
  // A page that becomes longer gets one in the next build with a cache.
  expect(read.map((file) => path.basename(file))).toEqual(['guide.md', 'short0.md']);
});

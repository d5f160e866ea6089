import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, escapeMarkdownHeadingIds} from '@docusaurus/utils';
import fc from 'fast-check';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test, vi} from 'vitest';
import {ProfileError} from '@site/src/profile/fault';
import {readFrontMatter} from '@site/src/tokens/frontMatter';
import {interpolate} from '@site/src/tokens/interpolate';
import {checkImages} from '@site/src/remark/checkImages';
import {checkNames} from '@site/src/remark/checkNames';
import {codeBlocks} from '@site/src/remark/codeBlocks';
import {diagrams} from '@site/src/remark/diagrams';
import {explainSyntax} from '@site/src/remark/explainSyntax';
import {COMPONENTS} from '@site/src/remark/names';
import {markTerms} from '@site/src/remark/markTerms';
import {profileTables} from '@site/src/remark/profileTables';
import {brokenText, RUNS} from './mutations';

vi.setConfig({testTimeout: 240_000});

const siteDir = path.resolve(__dirname, '../../..');
const filePath = path.join(siteDir, 'docs/page.mdx');

const sources = readdirSync(path.join(siteDir, 'docs'), {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => readFileSync(path.join(siteDir, 'docs', file), 'utf8'));
const heads = sources.map((page) => page.slice(0, page.indexOf('\n---\n', 4) + 5));
/** Complete pages would take seconds each; rules check one place at a time. */
const sections = sources
  .flatMap((page) => page.slice(page.indexOf('\n---\n', 4) + 5).split(/^(?=## )/m))
  .filter((section) => section.length < 2500 && !section.includes('<Rpc'));

/** A page as in the build: tokens, front matter, syntax, and all of our transforms. */
async function build(page: string): Promise<void> {
  const frontMatter = await readFrontMatter(siteDir, {
    filePath,
    fileContent: page,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const value = escapeMarkdownHeadingIds(interpolate(siteDir, filePath, page));
  const file = new VFile({path: filePath, value, data: frontMatter});
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(explainSyntax, {siteDir})
    .use(remarkFrontmatter)
    .use(remarkDirective)
    .use(remarkGfm)
    .use(profileTables({siteDir}))
    .use(checkNames, {siteDir})
    .use(diagrams, {siteDir})
    .use(markTerms, {siteDir})
    .use(() => checkImages({siteDir, staticDirectories: ['static']}) as unknown as () => void)
    .use(codeBlocks);
  await processor.run(processor.parse(file), file);
}

/** Whether a page can be built; otherwise the error must contain the place and the fix. */
async function canBeBuilt(page: string): Promise<boolean> {
  try {
    await build(page);
    return true;
  } catch (error) {
    const {message} = error as Error;
    expect((error as Error).constructor, String((error as Error).stack)).toSatisfy(
      (kind: unknown) => kind === Error || kind === ProfileError,
    );
    expect(message).toMatch(/^docs\/page\.mdx:\d+/);
    expect(message).toMatch(
      /expected|unknown|no such|no attribute|takes|fit|group|write|add|missing|must|cannot/i,
    );
    expect(message.length).toBeLessThan(8000);
    return false;
  }
}

test.each([
  ['front matter', heads],
  ['MDX', sections],
])('malformed %s is reported with file, line and fix, or is built', async (_what, texts) => {
  let fine = 0;
  const count = async (page: string) => {
    if (await canBeBuilt(page)) fine += 1;
  };
  await fc.assert(fc.asyncProperty(brokenText(texts), count), RUNS);
  // Both outcomes must occur, so that neither check is vacuous.
  expect(fine).toBeGreaterThan(RUNS.numRuns / 10);
  expect(fine).toBeLessThan((RUNS.numRuns * 9) / 10);
});

test.each([
  ['<Nobody />', /:1: <Nobody> is no component .*Import it/],
  ['<Diagramm />', /Did you mean <Diagram>\?/],
  ['Inline <Forks /> here', /must be on a line of its own/],
  ['{netwrok.name}', /:1: \{…netwrok…\} names nothing/],
  ['a\n\n{[1].map((x) => x + y)}', /:3: \{…y…\}/],
  ['<b>x', /:1: Expected MDX\. .*Close each tag/],
  ['{', /:1: Expected MDX\. .*\\\{/],
  ['a <- b', /:1: Expected MDX\. .*\\</],
  ['<img src="%" />', /:1: <img src="%">: a % must be followed/],
  ['---\nsidebar_labl: x\n---\n', /:2: .*sidebar_labl.*rename it to "sidebar_label"/],
  ['---\ntitle: [a]\n---\n', /:2: Front matter: title: expected text/],
  ['---\na: : b\n---\n', /^docs\/page\.mdx:2:4/],
  ['---js\n{title: "a"}\n---\n', /front matter is YAML/],
  ['Caf\uFFFD', /^docs\/page\.mdx:1:4[\s\S]*UTF-8/],
])('%j', async (page, message) => {
  await expect(build(page)).rejects.toThrow(message);
});

test('imports of a page, and parameters of its functions, are known names', async () => {
  const page =
    "import {Own, list} from './own';\n\n<Own of={list.map((x) => x.y)} />\n\n<Own.Part />\n";
  await expect(build(page)).resolves.toBeUndefined();
});

test('the known components are those of the theme', () => {
  const theme = readFileSync(path.join(siteDir, 'src/theme/MDXComponents/index.ts'), 'utf8');
  const given = [...theme.matchAll(/^ {2}([A-Z]\w+),$/gm)].map(([, name]) => name);
  expect([...given, 'Details', 'Head'].sort()).toEqual([...COMPONENTS].sort());
});

import path from 'node:path';
import type {Root, Yaml} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import type {VFile} from 'vfile';
import {parse} from 'yaml';
import {interpolate} from '../../src/tokens/interpolate';
import {versionOf} from '../../src/profile/load';

const REQUIRED = ['title', 'sidebar_label', 'description'] as const;
/** Search engines cut longer descriptions and replace shorter ones. */
const DESCRIPTION_LENGTH = {min: 60, max: 155};

/** Front matter of a page with the profile's values, as published. */
function readFrontMatter(yaml: Yaml, file: VFile): Record<string, unknown> {
  const page = `---\n${yaml.value}\n---\n`;
  const printed = interpolate(file.cwd, path.join(file.cwd, file.path), page);
  return parse(printed.slice(4, -5)) as Record<string, unknown>;
}

/** Every error of a page's front matter, as text. `others` holds the descriptions seen so far and where. */
export function frontMatterFaults(
  matter: Record<string, unknown>,
  page: string,
  others: Map<string, string>,
): string[] {
  const faults = REQUIRED.filter(
    (key) => typeof matter[key] !== 'string' || matter[key] === '',
  ).map((key) => `Expected \`${key}\` in the front matter`);
  const {description} = matter;
  if (typeof description !== 'string') return faults;
  const {min, max} = DESCRIPTION_LENGTH;
  if (description.length < min || description.length > max) {
    faults.push(
      `Expected a description of ${min} to ${max} characters, found ${description.length}: say what the reader will have at the page's end`,
    );
  }
  const twin = others.get(description);
  if (twin !== undefined && twin !== page) {
    faults.push(`Expected a description of its own, found that of ${twin}`);
  }
  others.set(description, page);
  return faults;
}

const descriptions = new Map<string, Map<string, string>>();

/** Descriptions of one version; another version may reuse them. */
function descriptionsOf(version: string): Map<string, string> {
  const known = descriptions.get(version) ?? new Map<string, string>();
  descriptions.set(version, known);
  return known;
}

/** Pages have a title, a sidebar label, and a unique description that search engines show in full. */
export default lintRule<Root>('docs-lint:front-matter', (tree, file) => {
  if (file.extname !== '.mdx') return;
  const [first] = tree.children;
  if (first?.type !== 'yaml') {
    file.message('Expected front matter with `title`, `sidebar_label` and `description`', tree);
    return;
  }
  const others = descriptionsOf(versionOf(file.cwd, path.join(file.cwd, file.path)));
  for (const fault of frontMatterFaults(readFrontMatter(first, file), file.path, others)) {
    file.message(fault, first);
  }
});

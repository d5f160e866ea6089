import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {withSlashes} from '../../src/profile/sitePath';
import {projectDir} from './paths';

/** Folders that no build reads. Anything else counts as an input, so that new folders are not missed. */
export const notInputs: ReadonlySet<string> = new Set([
  '.cache',
  '.ci',
  '.docusaurus',
  '.git',
  '.github',
  'bench',
  'build',
  'build-hosting',
  'build.partial',
  'coverage',
  'docs-dev',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/** Files that no build reads either: for checks, tests and editors. Paths are relative to the project. */
const NOT_INPUT: readonly RegExp[] = [
  /^\.(?:devcontainer|vscode)\//u,
  /^\.(?:editorconfig|gitattributes|gitignore|nvmrc|prettierignore|remarkrc\.mjs)$/u,
  /^(?:eslint|prettier|stylelint|cspell|knip|playwright|vitest)\.config\.m?[jt]s$/u,
  /^cspell-words\.txt$/u,
  /^scripts\/(?:docs-lint|move-anchor|move-page|static-server|versions|test)\//u,
  /^scripts\/(?:test|changes|check|move-anchor|move-page|release-version|retire-version|requirements|search-\w+|serve|upgrade)\.m?ts$/u,
  // Of the tests, only configurations of sites and their imports are inputs.
  /^tests\/(?!variants\/|sites\/hostedSearch\.ts$)/u,
  // Project documentation.
  /^(?!docs\/|versioned_docs\/|static\/).*\.md$/u,
];

function* filesOf(root: string, folder: string): Generator<string> {
  const entries = readdirSync(path.join(root, folder), {withFileTypes: true});
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = withSlashes(path.join(folder, entry.name));
    if (folder === '' && notInputs.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesOf(root, file);
    else if (entry.isFile() && !NOT_INPUT.some((pattern) => pattern.test(file))) yield file;
  }
}

/**
 * A hash of all inputs of a build: builds with equal ones are interchangeable.
 *
 * @param root folder of the project
 */
export function fingerprint(root: string = projectDir): string {
  const digest = createHash('sha256');
  for (const file of filesOf(root, '')) {
    digest
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)));
  }
  return digest.digest('hex');
}

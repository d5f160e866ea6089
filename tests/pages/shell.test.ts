import {expect, test} from 'vitest';
import {blocksOf, pages, type Page} from './pages';
import {lacks, run} from './run';

/**
 * A page's blocks as one script: a later block uses variables of an earlier one, as in the reader's terminal. A block
 * with an interpreter line is a separate script. Example values in capitals come from the environment.
 */
function scriptsOf(page: Page): {at: string; script: string}[] {
  const shell = blocksOf(page).filter(({lang}) => lang === 'bash');
  const own = shell.filter(({value}) => value.startsWith('#!'));
  const typed = shell.filter((block) => !own.includes(block));
  const together = typed.map(({at, value}) => `# ${at}\n${value}\n`).join('\n');
  return [
    ...(typed.length > 0 ? [{at: page.file, script: `#!/usr/bin/env bash\n${together}`}] : []),
    ...own.map(({at, value}) => ({at, script: value})),
  ];
}

const scripts = pages.flatMap(scriptsOf);

test.skipIf(lacks('shellcheck')).each(scripts)('$at passes ShellCheck', ({script}) => {
  // SC1090: files that readers create are not available here.
  const {code, output} = run('shellcheck', ['--shell=bash', '--exclude=SC1090', '-'], {
    input: script,
  });
  expect(output).toBe('');
  expect(code).toBe(0);
});

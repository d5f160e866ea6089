import {expect, test} from 'vitest';
import {blocksOf, pages, type Page} from './pages';
import {lacks, run} from './run';

/**
 * A page's blocks as one script: a later block uses what an earlier one set, as the reader's terminal does. A block that
 * is a script of its own, with an interpreter line, stands alone. Example values in capitals come from the environment.
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
  // SC1090: files that a page lets its reader write are read where the reader is.
  const {code, output} = run('shellcheck', ['--shell=bash', '--exclude=SC1090', '-'], {
    input: script,
  });
  expect(output).toBe('');
  expect(code).toBe(0);
});

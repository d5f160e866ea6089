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

/** The number after an option of the node in a text, `undefined` without the option. */
function numberAfter(option: string, text: string): number | undefined {
  const found = new RegExp(`${option}[= ](\\d+)`).exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

// Otherwise the index is never finished: the node then has an error in place of null for receipts that do not exist.
test.each(pages.filter(({id}) => id === 'endpoint'))(
  '$file starts a node that indexes no more blocks than it keeps',
  (page) => {
    const indexing = blocksOf(page).filter(({value}) => value.includes('--history.transactions'));
    expect(indexing.length).toBeGreaterThan(0);
    for (const {value} of indexing) {
      const indexed = numberAfter('--history.transactions', value);
      expect(indexed).toBeGreaterThan(0);
      expect(indexed).toBeLessThanOrEqual(numberAfter('--history.blocks', value) ?? 0);
    }
  },
);

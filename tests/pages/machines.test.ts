import {describe, expect, test} from 'vitest';
import {versions} from '../versions';
import {
  checklistOf,
  isTypedOn,
  MACHINES,
  machineOf,
  OPERATOR_PAGES,
  withSettings,
} from './machines';
import {loadVersion} from '../../src/profile/load';
import {blocksOf, pages, siteDir, type Block} from './pages';
import {lacks, run} from './run';

const operatorPages = pages.filter(({id}) => OPERATOR_PAGES.includes(id));
const shells = MACHINES.filter((machine) => machine !== 'Every node');

/** Typed commands, without files that have an interpreter line. */
const typed = (blocks: readonly Block[]) =>
  blocks.filter(({lang, value}) => lang === 'bash' && !value.startsWith('#!'));

test.each(operatorPages)('$file says for each command on which machine it runs', (page) => {
  const homeless = typed(blocksOf(page)).filter((block) => machineOf(block) === undefined);
  expect(homeless.map(({at, title}) => `${at}: ${title}`)).toEqual([]);
});

/** ShellCheck's code for variables that are not set before. `${NAME:?…}` counts as set. */
function unsetIn(blocks: readonly Block[]): string[] {
  const script = blocks.map(({at, value}) => `# ${at}\n${value}`).join('\n');
  const {output} = run(
    'shellcheck',
    [
      '--shell=bash',
      '--format=gcc',
      '--enable=check-unassigned-uppercase',
      '--include=SC2154',
      '-',
    ],
    {input: withSettings(script)},
  );
  return output.split('\n').filter((line) => line !== '');
}

describe.skipIf(lacks('shellcheck'))('no variable is used before it is set', () => {
  const scripts = operatorPages.flatMap((page) =>
    shells
      .map((machine) => ({
        file: page.file,
        machine,
        blocks: typed(blocksOf(page)).filter((block) => isTypedOn(block, machine)),
      }))
      .filter(({blocks}) => blocks.length > 0),
  );

  test.each(scripts)('on $machine, in $file', ({blocks}) => {
    expect(unsetIn(blocks)).toEqual([]);
  });

  test.each(['current', ...versions])('along the checklist of version %s', (version) => {
    const steps = checklistOf(version);
    for (const machine of ['Admin', 'Validator']) {
      const blocks = typed(steps.flatMap((step) => step.blocks));
      const own = blocks.filter((block) => isTypedOn(block, machine));
      expect(own.length, machine).toBeGreaterThan(5);
      expect(unsetIn(own), machine).toEqual([]);
    }
  });

  test('a variable that is used too early is detected', () => {
    const [page] = operatorPages.filter(({id}) => id === 'validator/manage-keys');
    const admin = typed(page ? blocksOf(page) : []).filter((block) => isTypedOn(block, 'Admin'));
    const late = admin.map((block) => ({
      ...block,
      value: block.value.replaceAll('source ~/validator.env\n', ''),
    }));
    expect(unsetIn(late).join('\n')).toContain('STAKE_HUB is referenced but not assigned');
  });
});

describe.each(['current', ...versions])('the checklist of version %s', (version) => {
  const steps = checklistOf(version);

  test('links to commands of the machine that its row names', () => {
    const ofRow: Readonly<Record<string, string>> = {'Admin machine': 'Admin', 'Every machine': ''};
    for (const {machine, blocks} of steps) {
      const shell = ofRow[machine] ?? machine;
      const commands = typed(blocks).filter(({page}) => OPERATOR_PAGES.includes(page.id));
      if (shell === '' || commands.length === 0) continue;
      expect(
        commands.filter((block) => isTypedOn(block, shell)).map(({at}) => at),
        machine,
      ).not.toEqual([]);
    }
  });

  test('uses the testnet before the mainnet', () => {
    const code = typed(steps.flatMap(({blocks}) => blocks)).map(
      ({title, value}) => `${title}\n${value}`,
    );
    const first = (word: string) => code.findIndex((block) => block.includes(word));
    const {chains} = loadVersion(siteDir, version).network;
    const practice = chains.testnet ?? chains.mainnet;
    expect(first(practice.genesis)).toBeGreaterThanOrEqual(0);
    if (chains.testnet) expect(first(practice.genesis)).toBeLessThan(first(chains.mainnet.genesis));
    const settings = code.find((block) => block.includes('export CHAIN_ID=')) ?? '';
    expect(settings).toContain(`export CHAIN_ID=${practice.chainId}\n`);
  });
});

test('signed transactions name their chain, after a file that stops on another chain', () => {
  const sends = operatorPages
    .flatMap((page) => typed(blocksOf(page)))
    .filter(({value}) => value.includes('cast send'));
  expect(sends.length).toBeGreaterThan(5);
  for (const {at, value} of sends) {
    const commands = value.split('cast send').slice(1);
    expect(
      commands.filter((command) => !command.includes('--chain "$CHAIN_ID"')),
      at,
    ).toEqual([]);
  }
});

test('no block asks a node that it has just started: it does not answer yet', () => {
  const hasty = operatorPages
    .flatMap((page) => typed(blocksOf(page)))
    .filter(({value}) =>
      /systemctl (enable --now|start|restart) geth[^]*\bgeth attach/.test(value),
    );
  expect(hasty.map(({at}) => at)).toEqual([]);
});

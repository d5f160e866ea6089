/** What the pages say about the way from one series of the node to the next, done with both. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {CHAIN_FILES} from '../rpc/chain/files';
import {builtProgram, whyNotBuilt, type Source} from '../rpc/nodes/program';
import {describeUnless} from '../skipWhen';
import {Machine} from './operatorNodes';
import {blocksOf, readPage} from './pages';

// Built once by `npm run test:rpc`, if Go is installed.
const OLDER: Source = {name: 'bsc', version: '1.6.7'};
const NEWER: Source = {name: 'bsc', version: '1.7.3'};
const older = builtProgram(OLDER) ?? '';
const newer = builtProgram(NEWER) ?? '';

const CLEAN = 'Every node: delete the old key, and let the new binary read the configuration';

/** Time of a fork that comes after every block of the chain, in seconds. */
const FORK = Date.UTC(2040, 0, 1) / 1000;

const FORKS = 'Every node: the forks that it knows, with their times';
const BEFORE_FORK = 'Every node: while stopped, take the head back, without peers';
const WRITE_FORKS = 'Every node: while stopped, write the published fork times into its database';

/** What the page asks a node's console for. */
function questionOf(title: string): string {
  const block = blocksOf(readPage('current', 'validator/run-val')).find(
    (each) => each.title === title,
  );
  return /--exec '([^']+)'/.exec(block?.value ?? '')?.[1] ?? '';
}

/** A configuration that the older node writes itself. */
const CONFIG = '[Eth]\nSyncMode = "snap"\nJournalFileEnabled = true\n';

describeUnless(whyNotBuilt(OLDER, NEWER), 'from v1.6 to v1.7', {}, () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-'));
  const data = path.join(folder, 'data');
  const at = (name: string) => path.join(folder, name);

  function run(program: string, ...args: string[]) {
    const {status, stdout, stderr} = spawnSync(program, args, {encoding: 'utf8', timeout: 120_000});
    return {code: status, printed: stdout.trim(), log: stderr};
  }

  /** Starts a node alone on the data, asks it, and stops it. */
  function ask(program: string, folder: string, question: string): string {
    const alone = ['--nodiscover', '--maxpeers', '0', '--port', '0', '--syncmode', 'full'];
    const {code, printed, log} = run(
      program,
      ...['--datadir', folder, ...alone, 'console', '--exec', question],
    );
    expect(code, log).toBe(0);
    return printed;
  }

  const heightOf = (program: string) =>
    Number(ask(program, data, 'eth.blockNumber').split('\n').at(-1));

  function importBlocks(program: string, record: 'main' | 'newest'): void {
    const file = at(`${record}.rlp`);
    fs.writeFileSync(file, zlib.gunzipSync(fs.readFileSync(CHAIN_FILES[record])));
    const {code, log} = run(program, 'import', '--datadir', data, file);
    expect(code, log).toBe(0);
  }

  beforeAll(() => {
    const genesis = JSON.parse(fs.readFileSync(CHAIN_FILES.genesis, 'utf8')) as {
      config: Record<string, unknown>;
    };
    // The older node has no rules of later forks, and the blocks need none.
    delete genesis.config.osakaTime;
    delete genesis.config.mendelTime;
    fs.writeFileSync(at('genesis.json'), JSON.stringify(genesis));
    const announced = {osakaTime: FORK, mendelTime: FORK};
    const published = {...genesis, config: {...genesis.config, ...announced}};
    fs.writeFileSync(at('published.json'), JSON.stringify(published));
    run(older, ...['init', '--datadir', data, '--state.scheme', 'path'], at('genesis.json'));
    importBlocks(older, 'main');
  }, 300_000);

  afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

  test('the new node refuses the old key, and takes the configuration without it, as the old one does', () => {
    const machine = new Machine(at('machine'), newer);
    const config = machine.at('etc/geth/config.toml');
    fs.mkdirSync(path.dirname(config), {recursive: true});
    fs.writeFileSync(config, CONFIG);
    fs.copyFileSync(newer, machine.at('home/geth'));
    const dump = (program: string) =>
      run(program, '--config', config, '--datadir', at('dump'), 'dumpconfig');
    expect(dump(older).code).toBe(0);
    expect(dump(newer).log).toContain("field 'JournalFileEnabled' is not defined");
    expect(machine.type('validator/run-val', [CLEAN])).toContain('configuration is valid');
    expect(fs.readFileSync(config, 'utf8')).toBe('[Eth]\nSyncMode = "snap"\n');
    expect(dump(older).code).toBe(0);
  }, 300_000);

  test('the new node learns the time of a fork from the published genesis file only, and keeps its blocks', () => {
    const machine = new Machine(at('forks'), newer);
    const own = machine.at('var/lib/geth');
    fs.cpSync(data, own, {recursive: true});
    const untouched = at('untouched');
    fs.cpSync(data, untouched, {recursive: true});
    const question = questionOf(FORKS);
    expect(ask(newer, untouched, question)).not.toContain('mendelTime');

    fs.mkdirSync(machine.at('etc/geth'), {recursive: true});
    fs.copyFileSync(at('published.json'), machine.at('home/genesis.json'));
    machine.type('validator/run-val', [WRITE_FORKS]);
    expect(ask(newer, own, question)).toContain('mendelTime 2040-01-01T00:00:00.000Z');
    expect(ask(newer, own, 'eth.blockNumber')).toBe(ask(newer, untouched, 'eth.blockNumber'));
  }, 300_000);

  test('after the fork, a node learns its time when the head is taken back', () => {
    const machine = new Machine(at('late'), newer);
    const own = machine.at('var/lib/geth');
    fs.cpSync(data, own, {recursive: true});
    const head = Number(ask(newer, own, 'eth.blockNumber'));
    const fork = Number(ask(newer, own, `eth.getBlock(${head - 5}).timestamp`));
    const {config, ...rest} = JSON.parse(fs.readFileSync(at('genesis.json'), 'utf8')) as {
      config: object;
    };
    const published = {...rest, config: {...config, osakaTime: fork, mendelTime: fork}};
    fs.writeFileSync(machine.at('home/genesis.json'), JSON.stringify(published));
    fs.mkdirSync(machine.at('etc/geth'), {recursive: true});
    const write = () => machine.type('validator/run-val', [WRITE_FORKS]);
    expect(write).toThrow('fork timestamp in database');
    const taken = machine.type('validator/run-val', [BEFORE_FORK], {FORK: String(fork)});
    expect(Number(taken.trim().split('\n').at(-1))).toBeLessThan(head - 5);
    write();
    expect(ask(newer, own, questionOf(FORKS))).toContain('mendelTime');
    expect(Number(ask(newer, own, 'eth.blockNumber'))).toBeGreaterThan(0);
  }, 300_000);

  test('the new node starts where the old one stopped; the old one then starts lower', () => {
    const before = heightOf(older);
    expect(before).toBeGreaterThan(10);
    expect(heightOf(newer)).toBe(before);
    expect(fs.existsSync(`${data}/geth/triedb/merkle.journal`)).toBe(true);
    importBlocks(newer, 'newest');
    const after = heightOf(newer);
    expect(after).toBeGreaterThan(before);
    expect(heightOf(older)).toBeLessThan(after);
  }, 300_000);
});

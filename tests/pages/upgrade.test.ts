/** What the pages say about the way from one series of the node to the next, done with both. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {CHAIN_FILES} from '../rpc/chain/files';
import {builtProgram} from '../rpc/nodes/program';
import {Machine} from './operatorNodes';

// Built once by `npm run test:rpc`, if Go is installed.
const older = builtProgram({name: 'bsc', version: '1.6.7'}) ?? '';
const newer = builtProgram({name: 'bsc', version: '1.7.3'}) ?? '';

const CLEAN = 'Every node: delete the old key, and let the new binary read the configuration';

/** A configuration that the older node writes itself. */
const CONFIG = '[Eth]\nSyncMode = "snap"\nJournalFileEnabled = true\n';

describe.skipIf(older === '' || newer === '')('from v1.6 to v1.7', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-'));
  const data = path.join(folder, 'data');
  const at = (name: string) => path.join(folder, name);

  function run(program: string, ...args: string[]) {
    const {status, stdout, stderr} = spawnSync(program, args, {encoding: 'utf8', timeout: 120_000});
    return {code: status, printed: stdout.trim(), log: stderr};
  }

  /** Starts a node alone on the data, reads its height, and stops it. */
  function heightOf(program: string): number {
    const alone = ['--nodiscover', '--maxpeers', '0', '--port', '0', '--syncmode', 'full'];
    const {code, printed, log} = run(
      program,
      ...['--datadir', data, ...alone, 'console', '--exec', 'eth.blockNumber'],
    );
    expect(code, log).toBe(0);
    return Number(printed.split('\n').at(-1));
  }

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

import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {archiveEnding, fetchCommands} from '@site/src/profile/published';

const FILES = 'https://files.example';

test('two files are downloaded as the node names them', () => {
  const genesis = `${FILES}/main/genesis.json`;
  expect(fetchCommands({genesis, config: `${FILES}/main.toml?raw=1&v=2`})).toBe(
    [
      `curl --fail --location --output genesis.json ${genesis}`,
      `curl --fail --location --output config.toml '${FILES}/main.toml?raw=1&v=2'`,
    ].join('\n'),
  );
});

test.each([
  ['https://a.example/x.zip', '.zip'],
  ['https://a.example/x.tgz?raw=1', '.tar.gz'],
  ['https://a.example/x.tar.gz', '.tar.gz'],
  ['https://a.example/zip/genesis.json', undefined],
])('%s is an archive: %s', (address, ending) => {
  expect(archiveEnding(address)).toBe(ending);
});

test('two archives have two names', () => {
  const commands = fetchCommands({genesis: `${FILES}/a.zip`, config: `${FILES}/b.tar.gz`});
  expect(commands).toContain('--output published.zip ');
  expect(commands).toContain('--output published1.tar.gz ');
});

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'published-'));
  mkdirSync(path.join(folder, 'source/mainnet'), {recursive: true});
  writeFileSync(path.join(folder, 'source/mainnet/genesis.json'), '{"config": {"chainId": 56}}');
  writeFileSync(path.join(folder, 'source/mainnet/config.toml'), '[Eth]\nNetworkId = 56\n');
  run(`tar --create --gzip --file files.tar.gz --directory source mainnet`);
  // Python's standard library makes a ZIP file where no program for it is installed.
  run(`cd source && python3 -m zipfile -c ../files.zip mainnet/`);
});
afterAll(() => {
  rmSync(folder, {recursive: true});
});

function run(commands: string): {status: number | null; stderr: string} {
  return spawnSync('bash', ['-euc', commands], {cwd: folder, encoding: 'utf8'});
}

const missing = spawnSync('unzip', ['-v']).error ? ['.zip'] : [];

test.each(['.tar.gz', '.zip'].filter((ending) => !missing.includes(ending)))(
  'the commands write both files from an archive %s, downloaded once',
  (ending) => {
    const address = `file://${folder}/files${ending}`;
    const commands = fetchCommands({genesis: address, config: address});
    expect(commands.match(/^curl/gmu)).toHaveLength(1);
    const {status, stderr} = run(commands.replace(/^sudo .*\n/u, ''));
    expect(status, stderr).toBe(0);
    expect(readFileSync(path.join(folder, 'genesis.json'), 'utf8')).toContain('"chainId": 56');
    expect(readFileSync(path.join(folder, 'config.toml'), 'utf8')).toContain('NetworkId = 56');
  },
);

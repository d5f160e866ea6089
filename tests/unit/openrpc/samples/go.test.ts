import {spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {go} from '@site/src/openrpc/samples/go';
import {findProgram} from '../../../tools';
import {CALLS} from './calls';

/** The module of the network's node, with whose clients the samples are vetted, where it lies in Go's module cache. */
const NODE = path.resolve(__dirname, '../../../rpc/nodes/bsc');

const gofmt = findProgram('gofmt');
const toolchain = findProgram('go');
const folder = mkdtempSync(path.join(tmpdir(), 'samples-go-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** Runs Go's tool where the samples lie; modules come from the cache only. */
function run(command: string, args: readonly string[]): {status: number | null; output: string} {
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: {
      ...process.env,
      // As the node is built, so that what was compiled then is used again.
      GOFLAGS: '-mod=readonly -trimpath -buildvcs=false',
      GOPROXY: 'off',
      GOTOOLCHAIN: 'local',
    },
  });
  return {status, output: `${stdout}${stderr}`};
}

function write(): void {
  for (const file of ['go.mod', 'go.sum'])
    copyFileSync(path.join(NODE, file), path.join(folder, file));
  CALLS.forEach((call, index) => {
    const place = path.join(folder, `sample${index}`);
    mkdirSync(place, {recursive: true});
    writeFileSync(path.join(place, 'main.go'), `${go(call)}\n`);
  });
}

write();
const reason = ((): string | undefined => {
  if (gofmt === undefined || toolchain === undefined)
    return 'no Go toolchain is here. Debian: apt install golang-go.';
  const {status} = run(toolchain, ['list', 'github.com/ethereum/go-ethereum/ethclient/gethclient']);
  return status === 0 ? undefined : 'the node’s module is not in Go’s cache: npm run test:rpc.';
})();
if (reason !== undefined) console.warn(`The Go samples are not vetted: ${reason}`);

describe('the sample for Go', () => {
  it.skipIf(gofmt === undefined)(
    'is formatted as gofmt formats, for every call',
    () => {
      expect(run(gofmt ?? '', ['-d', '.'])).toEqual({status: 0, output: ''});
    },
    60_000,
  );

  it.skipIf(reason !== undefined)(
    'compiles against go-ethereum, and vet finds nothing',
    () => {
      expect(run(toolchain ?? '', ['vet', './...'])).toEqual({status: 0, output: ''});
    },
    600_000,
  );
});

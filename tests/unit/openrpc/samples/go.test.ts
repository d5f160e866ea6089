import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {go} from '@site/src/openrpc/samples/go';
import {findProgram} from '../../../tools';
import {CALLS} from './calls';

const gofmt = findProgram('gofmt');
const folder = mkdtempSync(path.join(tmpdir(), 'samples-go-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

if (gofmt === undefined)
  console.warn('The form of the Go samples is not checked: no gofmt is here (https://go.dev/dl).');

// tests/rpc/samples/vetGo.ts verifies that they compile.
it.skipIf(gofmt === undefined)(
  'the sample for Go is formatted as gofmt formats, for every call',
  () => {
    CALLS.forEach((call, index) =>
      writeFileSync(path.join(folder, `sample${index}.go`), `${go(call)}\n`),
    );
    const {status, stdout, stderr} = spawnSync(gofmt ?? '', ['-d', '.'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    expect({status, output: `${stdout}${stderr}`}).toEqual({status: 0, output: ''});
  },
  60_000,
);

import path from 'node:path';
import {build} from 'esbuild';
import {expect, test} from 'vitest';
import {CHECKING_CODE} from '@site/src/plugins/network-profile/checks';
import {projectDir} from '../../sites/paths';

test('passed checks of data are forgotten when code that they import changes', async () => {
  const {metafile} = await build({
    entryPoints: ['src/openrpc/validate.ts', 'src/profile/load.ts'],
    absWorkingDir: projectDir,
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  });
  const folders = Object.keys(metafile.inputs).map((file) =>
    path.posix.relative('src', path.posix.dirname(file)),
  );
  expect(CHECKING_CODE).toEqual(expect.arrayContaining([...new Set(folders)]));
});

/** The arguments that the pages give node_exporter, with a real one, for disks that Debian's package leaves out. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, onTestFinished, test} from 'vitest';
import {freePort} from '../../server/freePort';
import {findProgram} from '../../tools';
import {blocksIn} from '../pages';
import {lacks} from '../run';
import {startProgram} from './live';

const PROGRAM = 'prometheus-node-exporter';

/** What the pages append to the defaults of the service, as `EnvironmentFile` of systemd has it: split at spaces. */
const printed = blocksIn('bash').flatMap(({value, at}) =>
  [
    ...value.matchAll(/^echo 'ARGS="([^"]*)"' \\\n.*\/etc\/default\/prometheus-node-exporter$/gm),
  ].map(([, args = '']) => ({at, args: args.split(' ')})),
);

/** Where file systems are mounted, as a node_exporter with these arguments sees it. */
async function mountPoints(args: readonly string[], mounted: readonly string[]): Promise<string[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'disks-'));
  fs.mkdirSync(path.join(folder, '1'));
  const lines = mounted.map((point, index) => `/dev/vd${index} ${point} ext4 rw 0 0\n`);
  fs.writeFileSync(path.join(folder, '1/mounts'), lines.join(''));
  const address = `127.0.0.1:${await freePort()}`;
  const own = [
    `--web.listen-address=${address}`,
    '--path.procfs=.',
    '--collector.disable-defaults',
  ];
  const program = await startProgram(
    folder,
    findProgram(PROGRAM) ?? PROGRAM,
    [...own, '--collector.filesystem', ...args],
    /Listening on/,
  );
  onTestFinished(async () => {
    await program.stop();
    fs.rmSync(folder, {recursive: true});
  });
  const metrics = await (await fetch(`http://${address}/metrics`)).text();
  const points = metrics.matchAll(/^node_filesystem_device_error\{.*mountpoint="([^"]+)"/gm);
  return [...points].map(([, point = '']) => point).sort();
}

describe.skipIf(lacks(PROGRAM))('node_exporter', () => {
  test('is given its arguments by a page', () => {
    expect(printed).not.toEqual([]);
  });

  test.each(printed)('sees every disk for data, as $at starts it', async ({args}) => {
    const data = ['/media/data', '/mnt/data', '/srv', '/var/lib/geth'];
    expect(await mountPoints(args, [...data, '/dev/shm', '/run/lock'])).toEqual(data);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {blocksIn, type Block} from './pages';
import {inFolder, lacks, run} from './run';

const SYSTEMD = '/etc/systemd/system/';
const units = blocksIn('ini');

test('every unit says where it belongs', () => {
  expect(units.filter(({title}) => !title.startsWith(SYSTEMD)).map(({at}) => at)).toEqual([]);
});

/** Writes the units with an existing program, and verifies the services. */
function verify(files: readonly Block[]): string {
  return inFolder((root) => {
    const program = path.join(root, 'geth');
    fs.writeFileSync(program, '#!/bin/sh\n', {mode: 0o755});
    for (const {title, value} of files) {
      const file = path.join(root, title.slice(SYSTEMD.length));
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, value.replace(/^(ExecStart=)\S+/m, `$1${program}`));
    }
    const services = files.filter(({title}) => title.endsWith('.service'));
    const paths = services.map(({title}) => path.join(root, title.slice(SYSTEMD.length)));
    const {output} = run('systemd-analyze', ['verify', '--man=no', ...new Set(paths)], {
      env: {SYSTEMD_UNIT_PATH: `${root}:`},
    });
    return output;
  });
}

test.skipIf(lacks('systemd-analyze'))(
  'the services and their drop-ins pass systemd-analyze',
  () => {
    expect(verify(units)).toBe('');
  },
);

test.skipIf(lacks('systemd-analyze'))('a misspelt setting is detected', () => {
  const broken = units.map((unit) => ({
    ...unit,
    value: unit.value.replace('KillSignal', 'KilSignal'),
  }));
  expect(verify(broken)).toContain('KilSignal');
});

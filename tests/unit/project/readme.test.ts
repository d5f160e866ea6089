import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {projectDir} from '../../sites/paths';

test('the map of README has every folder of src', () => {
  const readme = fs.readFileSync(path.join(projectDir, 'README.md'), 'utf8');
  const map = readme.slice(readme.indexOf('## Repository map'));
  const folders = fs
    .readdirSync(path.join(projectDir, 'src'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => `\`src/${name}\``);
  expect(folders.filter((folder) => !map.includes(folder))).toEqual([]);
});

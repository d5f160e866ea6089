import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {withoutVersions} from '../../absent';
import {projectDir} from '../../sites/paths';

const readme = fs.readFileSync(path.join(projectDir, 'README.md'), 'utf8');
const map = readme.slice(readme.indexOf('## Repository map'));

test('the map of README has every folder of src', () => {
  const folders = fs
    .readdirSync(path.join(projectDir, 'src'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => `\`src/${name}\``);
  expect(folders.filter((folder) => !map.includes(folder))).toEqual([]);
});

test('the places of the map of README exist', () => {
  const rows = [...map.matchAll(/^\| (?<places>`.*?`) +\|/gmu)];
  const places = rows.flatMap(({groups}) =>
    [...(groups?.places ?? '').matchAll(/`([^`]+)`/gu)]
      .map(([, place = '']) => place)
      .filter((place) => !place.includes('*'))
      // A copy without released versions has none of these.
      .filter((place) => withoutVersions === undefined || !place.startsWith('versioned_')),
  );
  expect(places.length).toBeGreaterThan(30);
  expect(places.filter((place) => !fs.existsSync(path.join(projectDir, place)))).toEqual([]);
});

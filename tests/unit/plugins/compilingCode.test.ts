import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {COMPILING_CODE} from '@site/src/plugins/network-profile/compilingCode';
import {projectDir} from '../../sites/paths';

const IMPORT =
  /^(?:import|export) (?!type )[^;]*?from '(?:@site\/src\/|(?:\.\.\/)+)(?<folder>[\w-]+)\//gmu;

/** Their own imports are of the browser, or of steps after compiling. */
const OTHERS = ['src/docusaurus-patches', 'src/plugins'];

test.each(COMPILING_CODE.filter((folder) => !OTHERS.includes(folder)))(
  'what %s imports invalidates the cache, too',
  (folder) => {
    const files = fs
      .readdirSync(path.join(projectDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.tsx?$/u.test(file));
    const imported = files.flatMap((file) => {
      const text = fs.readFileSync(path.join(projectDir, folder, file), 'utf8');
      return [...text.matchAll(IMPORT)].map(({groups}) => `src/${groups?.folder ?? ''}`);
    });
    const folders = [...new Set(imported)].filter((name) =>
      fs.existsSync(path.join(projectDir, name)),
    );
    const unknown = folders.filter((name) => !COMPILING_CODE.includes(name));
    expect(unknown.filter((name) => name !== 'src/types')).toEqual([]);
  },
);

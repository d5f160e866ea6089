import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {projectDir} from '../../sites/paths';
import {withDerived} from '../../../src/profile/derived';
import type {NetworkProfile} from '../../../src/profile/types';
import {replaceTokens} from '../../../src/tokens/interpolate';
import {shipped} from './shipped';

const folder = path.join(projectDir, 'docs/_data/downloads');
const files = fs
  .readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((name) => fs.statSync(path.join(folder, name)).isFile());

const minimal = JSON.parse(
  fs.readFileSync(path.join(projectDir, 'tests/fixtures/profile/minimal.json'), 'utf8'),
) as NetworkProfile;

test.each(files)(
  '%s can be downloaded from the site of a network without optional values',
  (name) => {
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    const data = {...shipped(), network: withDerived(minimal)};
    expect(replaceTokens(text, data, name)).not.toMatch(/\{network\.|<With/u);
  },
);

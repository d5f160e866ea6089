import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {loadProfile} from '../../../src/profile/load';
import {endpoints} from '../../../src/remark/endpoints';
import {parsed} from './page';

const siteDir = path.resolve(__dirname, '../../..');
const {chains} = loadProfile(siteDir, 'current');

it.each(Object.entries(chains))(
  '%s lists what it publishes, not the reader’s own node',
  (key, chain) => {
    const {tree, file} = parsed(siteDir, `<Endpoints chain="${key}" />`);
    endpoints({siteDir})(tree, file);
    const shown = toString(tree);
    for (const {url} of chain.http) expect(shown).toContain(url);
    expect(shown).not.toContain('127.0.0.1');
  },
);

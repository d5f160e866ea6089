import fs from 'node:fs';
import path from 'node:path';
import {withDerived} from '../../src/profile/derived';
import type {NetworkProfile} from '../../src/profile/types';
import {siteDir} from './pages';

/** The profile of a network that has everything optional: with it pages have all their parts. */
export const completeProfile = withDerived(
  JSON.parse(
    fs.readFileSync(path.join(siteDir, 'tests/fixtures/profile/placeholder.json'), 'utf8'),
  ) as NetworkProfile,
);

import fs from 'node:fs';
import path from 'node:path';
import {withDerived} from '../../src/profile/derived';
import type {NetworkProfile} from '../../src/profile/types';
import {projectDir} from '../sites/paths';

/** The profile of a network that has everything optional: with it pages have all their parts. */
export const completeProfile = withDerived(
  JSON.parse(
    fs.readFileSync(path.join(projectDir, 'tests/fixtures/profile/placeholder.json'), 'utf8'),
  ) as NetworkProfile,
);

/** A released version writes configurations and flags that the node of its release reads; plans.test.ts has those of Next. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {loadVersion} from '../../../src/profile/load';
import {planFacts} from '../../../src/tools/configuration/facts';
import {filesOf} from '../../../src/tools/configuration/files';
import {defaultPlan} from '../../../src/tools/configuration/plan';
import {versions} from '../../versions';
import {builtProgram, lineageOf, whyNotBuilt} from '../../rpc/nodes/program';
import {withoutVersions} from '../../absent';
import {skipWhen} from '../../skipWhen';
import {siteDir} from '../pages';
import {run} from '../run';
import {complete} from './generate';
import {flagsIn} from './read';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plan-versions-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

// A file without tests is a failure.
test('there is a released version', () => {
  skipWhen(withoutVersions);
  expect(versions.length).toBeGreaterThan(0);
});

describe.each(versions)('version %s', (version) => {
  const data = loadVersion(siteDir, version);
  // Built once by `npm run test:rpc`, if Go is installed.
  const program = builtProgram(lineageOf(version)) ?? '';
  const facts = planFacts(data);
  const files = filesOf(complete({...defaultPlan(facts), hasMev: true}), facts);
  const textOf = (host: string, name: string) =>
    files.find((file) => file.host === host && file.name === name)?.text ?? '';

  const dump = (host: string, ...more: string[]) => {
    const config = path.join(folder, `${version}-${host}.toml`);
    fs.writeFileSync(config, textOf(host, 'config.changes.toml'));
    const flags = flagsIn(textOf(host, 'node.env'));
    const given = ['--config', config, '--datadir', `${config}.data`, '--metrics', ...flags];
    return run(program, [...given, ...more, 'dumpconfig']).output;
  };

  test('has files that its node reads', {timeout: 180_000}, () => {
    skipWhen(whyNotBuilt(lineageOf(version)));
    expect(dump('validator')).toContain(`GasCeil = ${facts.gasLimit}\n`);
    // A library that it was not built with stops it long after it has read the rest.
    for (const host of ['sentry1', 'fullNode'])
      expect(dump(host, '--crypto.kzg', 'ckzg')).toMatch(/^Fatal: Failed to set KZG library/m);
  });
});

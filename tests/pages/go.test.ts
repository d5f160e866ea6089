import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseEther} from 'viem';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {BSC, GO_QUICKLY, goEnvironment, moduleOf} from '../rpc/nodes/program';
import {blocksIn, blocksOf, readPage} from './pages';
import {lacks, run} from './run';
import {COMPILING, delegator, operator, startStakingWorld, type StakingWorld} from './stakingWorld';

/** Time limit of the first compilation of go-ethereum's client, in milliseconds. */
const BUILDING = 400_000;

describe.skipIf(lacks('go'))('programs in Go', () => {
  let world: StakingWorld;
  let folder: string;

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-go-'));
    world = await startStakingWorld();
  }, COMPILING);

  afterAll(async () => {
    fs.rmSync(folder, {recursive: true, force: true});
    await world.stop();
  });

  test.each(blocksIn('go'))('$at is formatted as by gofmt', ({value}) => {
    expect(run('gofmt', [], {input: `${value}\n`}).output).toBe(`${value}\n`);
  });

  test(
    'positions.go prints a delegator’s positions at the final block',
    async () => {
      const page = readPage('current', 'staking/developer-guide', world.data);
      const program = blocksOf(page).find(({title}) => title === 'positions.go');
      for (const file of ['go.mod', 'go.sum']) {
        fs.copyFileSync(path.join(moduleOf(BSC), file), path.join(folder, file));
      }
      fs.writeFileSync(path.join(folder, 'positions.go'), `${program?.value}\n`);
      const built = path.join(folder, 'positions');
      execFileSync('go', ['build', ...GO_QUICKLY, '-mod=mod', '-o', built, '.'], {
        cwd: folder,
        env: goEnvironment,
        stdio: 'pipe',
      });

      const positions = (of: string = delegator) =>
        execFileSync(built, {
          env: {...process.env, DELEGATOR: of},
          encoding: 'utf8',
          stdio: 'pipe',
        });
      expect(() => positions('0xYourAddress')).toThrow('DELEGATOR is no address: "0xYourAddress"');
      await world.register(operator, 'Alpha1');
      await world.client.mine({blocks: 3});
      expect(positions()).toBe('');
      await world.send(delegator, 'delegate', [operator, false], parseEther('12'));
      expect(positions()).toBe('');
      await world.client.mine({blocks: 3});
      const {number} = await world.client.getBlock({blockTag: 'finalized'});
      expect(positions()).toBe(`${number} ${operator} ${parseEther('12')}\n`);
    },
    BUILDING,
  );
});

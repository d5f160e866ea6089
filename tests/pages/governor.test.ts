import {expect, test} from 'vitest';
import {codeOf, interfaces} from './interfaces';
import {ourContracts} from './ourContracts';
import {COMPILING} from './stakingWorld';

type Items = Parameters<typeof codeOf>[0][];

/** Of our stand-ins only: the network's contracts take no arguments, for they know their rules. */
const OURS = new Set(['initialize', 'sync', 'delegateVote']);

test.each(['Governor', 'GovToken', 'Timelock'])(
  'the ABI of %s has all that the modules of the library offer',
  (name) => {
    const offered = (ourContracts()[name]?.abi ?? []).filter(
      (item) => (item.type === 'function' || item.type === 'event') && !OURS.has(item.name),
    ) as Items;
    const known = new Set((interfaces[name] ?? []).map(codeOf));
    // The mirror of the stake is announced by no approval.
    const missing = offered.filter((item) => item.name !== 'Approval' && !known.has(codeOf(item)));
    expect(missing.map((item) => item.name)).toEqual([]);
    expect(offered.length).toBeGreaterThan(25);
  },
  COMPILING,
);

import {expect, test} from 'vitest';
import {codeOf, interfaces} from './interfaces';
import {ourContracts} from './ourContracts';
import {COMPILING} from './stakingWorld';

type Items = Parameters<typeof codeOf>[0][];

/** Of our stand-ins only: the network's contracts take no arguments, because their rules are fixed. */
const OURS = new Set(['initialize', 'sync', 'delegateVote']);

test.each(['Governor', 'GovToken', 'Timelock'])(
  'the ABI of %s has everything that the modules of the library provide',
  (name) => {
    const offered = (ourContracts()[name]?.abi ?? []).filter(
      (item) => (item.type === 'function' || item.type === 'event') && !OURS.has(item.name),
    ) as Items;
    const known = new Set((interfaces[name] ?? []).map(codeOf));
    // Mirroring of the stake emits no approval.
    const missing = offered.filter((item) => item.name !== 'Approval' && !known.has(codeOf(item)));
    expect(missing.map((item) => item.name)).toEqual([]);
    expect(offered.length).toBeGreaterThan(25);
  },
  COMPILING,
);

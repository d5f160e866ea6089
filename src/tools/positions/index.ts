import {addressField} from '../address';
import {defineTool} from '../define';
import {ownZone, zoneField} from '../moment';
import {Fault, type Output} from '../types';
import type {PositionsFacts} from './facts';
import {readPositions, type Positions} from './read';
import {positionsOutput} from './view';
import {ownAddress} from './wallet';

/** What is read, before anything has been. */
function explanation({symbol, votes}: PositionsFacts): Output {
  const rows = [
    ['Shares, and their value', 'balanceOf, getPooledBNB', 'credit contract of each validator'],
    ['Unbond requests with dates', 'unbondRequest', 'credit contract of each validator'],
    [`${votes}, voting power, delegate`, 'balanceOf, getVotes, delegates', 'GovToken'],
  ];
  return {
    summary: '',
    blocks: [
      {kind: 'text', text: {strong: `What it reads, in ${symbol} and of one block`}},
      {
        kind: 'values',
        rows: rows.map(([label = '', functions = '', contract = '']) => ({
          label,
          value: {code: functions},
          note: contract,
        })),
      },
    ],
  };
}

/** Everything that an account has staked, is unbonding, and votes with. */
export default defineTool({
  title: 'My positions',
  asks: 'public',
  fields: (_: PositionsFacts) => ({
    address: addressField({
      label: 'Account',
      hint: 'Stays on this page: it is sent to the node that you ask, and to nobody else.',
      isPrivate: true,
    }),
    zone: zoneField(),
  }),
  begin: () => ({zone: ownZone()}),
  compute({address, zone}, facts, reading: Positions | undefined) {
    // A reading of another account than the one that is entered would mislead.
    if (!reading || (address !== undefined && address !== reading.address))
      return explanation(facts);
    return positionsOutput(reading, zone, facts);
  },
  actions: {
    read: (facts) => ({
      label: 'Read the positions',
      run: async ({values: {address}, ...acting}) => {
        if (address === undefined) throw new Fault('Enter an account first.');
        return {reading: await readPositions(address, facts, acting)};
      },
    }),
    wallet: () => ({
      label: 'Use the address of my wallet',
      hint: 'The wallet asks whether this page may see it. Nothing is signed.',
      isFree: true,
      run: async (acting) => ({texts: {address: await ownAddress(acting)}}),
    }),
  },
});

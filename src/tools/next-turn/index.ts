import {nextSwitch, recentWindow} from '../../worked/consensus';
import {addressField} from '../address';
import {defineTool} from '../define';
import {wholeField} from '../fields';
import {Fault} from '../types';
import type {NextTurnFacts} from './facts';
import {readSet} from './snapshot';
import {turnsOutput} from './view';
import {stopWait, windowOf} from './window';

interface Reading {
  readonly head: number;
  readonly at: number;
  readonly epoch: number;
}

/** When it is a validator's turn, and when it can be off without missing one. */
export default defineTool({
  title: 'My next turn',
  asks: 'public',
  fields: ({validators, turnLength, ...facts}: NextTurnFacts) => ({
    address: addressField({
      label: 'Consensus address',
      hint: 'To read the numbers below from the chain.',
    }),
    restart: wholeField({
      label: 'Length of the restart',
      unit: 's',
      initial: 90,
      least: 1,
      most: 86_400,
      hint: 'Until it mines again.',
    }),
    wait: wholeField({
      label: 'MaxWaitProposalInSecs',
      unit: 's',
      initial: facts.stopWait,
      most: 86_400,
      hint: 'In its config.toml.',
    }),
    head: wholeField({label: 'Newest block', initial: 1200, group: 'Place in the mining set'}),
    validators: wholeField({
      label: 'Mining validators',
      initial: validators,
      least: 1,
      most: 100,
      group: 'Place in the mining set',
    }),
    place: wholeField({
      label: 'Your place',
      initial: 5,
      least: 1,
      most: 100,
      hint: 'In the order of addresses, from 1.',
      group: 'Place in the mining set',
    }),
    turnLength: wholeField({
      label: 'Turn length',
      unit: 'blocks',
      initial: turnLength,
      least: 1,
      most: 64,
      group: 'Place in the mining set',
    }),
  }),
  compute(values, facts, reading: Reading | undefined) {
    const {restart, wait: most, head, validators, place, turnLength} = values;
    if (place > validators)
      throw new Fault(`With ${validators} validators, the place is at most ${validators}.`);
    const own = {head, validators, turnLength, place: place - 1};
    const fresh = reading?.head === head ? reading : undefined;
    const {interval} = facts;
    const window = recentWindow(validators, turnLength);
    const change = nextSwitch(head, fresh?.epoch ?? facts.epoch, window);
    const wait = stopWait(own, most, change, interval);
    return turnsOutput(windowOf(own, restart * 1000, interval, wait !== undefined), own, {
      at: fresh?.at,
      change,
      wait,
      interval,
    });
  },
  actions: {
    read: ({epoch}) => ({
      label: 'Read from the chain',
      run: async ({values: {address}, asked}) => {
        if (address === undefined) throw new Fault('Enter your consensus address first.');
        const set = await readSet(await asked(), epoch);
        const place = set.validators.indexOf(address);
        if (place < 0)
          throw new Fault(
            `This is none of the ${set.validators.length} mining validators at block ${set.head.number}. It must be the consensus address of a validator in the set.`,
          );
        const {number: head, at} = set.head;
        const texts = {
          head,
          place: place + 1,
          validators: set.validators.length,
          turnLength: set.turnLength,
        };
        return {
          texts: Object.fromEntries(
            Object.entries(texts).map(([id, value]) => [id, String(value)]),
          ),
          reading: {head, at, epoch: set.epoch},
        };
      },
    }),
  },
});

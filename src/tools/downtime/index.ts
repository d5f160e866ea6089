import {addressField} from '../address';
import {defineTool} from '../define';
import {choiceField, wholeField} from '../fields';
import {Fault} from '../types';
import type {DowntimeFacts} from './facts';
import {readCounted, type Counted} from './read';
import {downOutput, maintenanceOutput, readOutput} from './view';

type State = 'down' | 'maintenance';

/** Time that is left until misses become expensive. */
export default defineTool({
  title: 'Downtime clock',
  asks: 'public',
  fields: ({validators}: DowntimeFacts) => ({
    address: addressField({
      label: 'Consensus address',
      hint: 'To read the numbers below from the chain.',
    }),
    state: choiceField<State>({
      label: 'The validator',
      options: [
        {value: 'down', label: 'misses its turns'},
        {value: 'maintenance', label: 'is in maintenance'},
      ],
      initial: 'down',
    }),
    misses: wholeField({label: 'Misses so far', initial: 0, most: 100_000}),
    validators: wholeField({
      label: 'Working validators',
      initial: validators,
      least: 1,
      most: 100,
      hint: 'As getWorkingValidatorCount() says.',
    }),
    blocks: wholeField({
      label: 'In maintenance for',
      unit: 'blocks',
      initial: 0,
      when: ({state}) => state === 'maintenance',
    }),
  }),
  compute({address, state, misses, validators, blocks}, facts, reading: Counted | undefined) {
    const {interval} = facts;
    const {misdemeanour, felony, scale, turnLength} = reading ?? facts;
    const rules = {misdemeanour, felony, scale, validators, turnLength, interval};
    const output =
      state === 'down'
        ? downOutput(misses, rules, reading?.isOpen)
        : maintenanceOutput(blocks, misses, rules);
    if (!reading) return output;
    if (reading.address === address) return readOutput(output, reading);
    const stale = 'The numbers were read for another address: press “Read from the chain”.';
    return {...output, blocks: [{kind: 'text', text: stale, tone: 'bad'}, ...output.blocks]};
  },
  actions: {
    read: (facts) => ({
      label: 'Read from the chain',
      run: async ({values: {address}, asked}) => {
        if (address === undefined) throw new Fault('Enter your consensus address first.');
        const reading = await readCounted(await asked(), address, facts);
        const {misses, validators, maintained} = reading;
        return {
          reading,
          texts: {
            misses: String(misses),
            validators: String(validators),
            state: maintained === undefined ? 'down' : 'maintenance',
            blocks: String(maintained ?? 0),
          },
        };
      },
    }),
  },
});

import {defineTool} from '../define';
import {counted} from '../money';
import {Fault, type Rich} from '../types';
import {blockAt, placeOf, switchPosition, timeOf, type Clock} from './clock';
import type {BlocksFacts} from './facts';
import {blocksFields} from './fields';
import {instantText} from './instant';

/** Years that a date can have. */
const LAST = Date.UTC(9999, 0);

/** `2030-01-31 12:00:00.450 UTC`. */
const shown = (at: number): string => `${instantText(at).replace('T', ' ')} UTC`;

/** Block, time, epoch and turn. */
export default defineTool({
  title: 'Block, time, epoch and turn',
  fields: blocksFields,
  asks: 'public',
  compute({given, block: wanted, time, ...clock}, _: BlocksFacts) {
    const block = given === 'time' ? blockAt(clock, time) : wanted;
    if (block < 0) throw new Fault('This is before the first block, at this interval.');
    const at = timeOf(clock, block);
    if (at < 0 || at > LAST)
      throw new Fault('At this interval, the block is before 1970 or after the year 9999.');
    if (switchPosition(clock) >= clock.epoch)
      throw new Fault(
        'The epoch is too short for this set: it would end before the old set has confirmed the new one.',
      );
    const place = placeOf(clock, block);
    const blockRow = (label: string, number: number, note?: string) => ({
      label,
      value: [{strong: counted(number)}, `, ${shown(timeOf(clock, number))}`] as Rich,
      ...(note !== undefined && {note}),
    });
    return {
      summary: `Block ${counted(block)} is expected at ${shown(at)}.`,
      blocks: [
        {
          kind: 'values',
          rows: [
            {
              label: 'Epoch',
              value: `${counted(place.epoch)}, position ${counted(place.position)} of ${counted(clock.epoch)}`,
              note: 'Positions count from 0.',
            },
            {
              label: 'Turn',
              value: `block ${counted(place.inTurn)} of ${counted(clock.turn)}, of validator ${counted(place.validator)}`,
              note: 'Validators are counted from 0 in the order of their addresses.',
            },
            blockRow('Last block of the turn', place.turnEnds),
            blockRow('Next epoch', place.nextEpoch, 'Its first block announces a set.'),
            blockRow('Next set switch', place.nextSwitch, noteOf(clock)),
            blockRow('First block of the next day', place.nextDay, 'Pays rewards and elects.'),
          ],
        },
        {
          kind: 'text',
          text: 'Times are estimates: a validator that misses its turn delays the following blocks, and forks have changed the interval. Count from a block that is near.',
        },
      ],
    };
  },
  actions: {
    read: ({epoch}) => ({
      label: 'Read the newest block',
      hint: 'Also reads the length of a turn and the size of the set that mines.',
      isFree: true,
      async run({asked}) {
        const {readHead} = await import('./readHead');
        return {texts: await readHead(await asked(), epoch)};
      },
    }),
  },
});

const noteOf = (clock: Clock): string =>
  `At position ${counted(switchPosition(clock))} of an epoch.`;

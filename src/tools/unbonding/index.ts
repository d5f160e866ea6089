import {calendarFile} from '../calendar';
import {defineTool} from '../define';
import {timeField} from '../fields';
import {momentInBoth, ownZone, timeText, zoneField} from '../moment';
import type {UnbondingFacts} from './facts';
import {datesOf, endOfMinute} from './dates';

/** When an undelegation can be claimed. */
export default defineTool({
  title: 'When do I get it?',
  fields: (_: UnbondingFacts) => ({
    requested: timeField({
      label: 'Undelegated at',
      initial: '2026-01-01T12:00',
      hint: 'Time of the block with your undelegation.',
    }),
    zone: zoneField(),
  }),
  begin: (_, now) => ({requested: timeText(now.getTime()), zone: ownZone()}),
  compute({requested, zone}, {symbol, period}) {
    const {lastReward, isBesideReward, leaves} = datesOf(requested, period);
    const {claimable} = datesOf(endOfMinute(requested), period);
    const show = (at: number) => momentInBoth(zone, at);
    return {
      summary: `Claimable from ${show(claimable)}.`,
      blocks: [
        {
          kind: 'values',
          rows: [
            {
              label: 'Last reward that it shared in',
              value: show(lastReward),
              ...(isBesideReward && {
                tone: 'warn' as const,
                note: 'Not if it was in the first block of the day, which pays after its transactions: then that of the day before.',
              }),
            },
            {label: 'Its stake no longer counts in the election of', value: show(leaves)},
            {
              label: 'Claimable from',
              value: show(claimable),
              note: 'At the latest: times are whole minutes. Nothing is paid automatically: you claim it with a transaction.',
              tone: 'good',
            },
          ],
        },
        {
          kind: 'file',
          label: 'Save as calendar file',
          make: () =>
            calendarFile('claim.ics', {
              id: `claim-${claimable}@documentation`,
              at: claimable,
              title: `Claim undelegated ${symbol}`,
              text: `Undelegated at ${show(requested)}. It earns nothing until you claim it.`,
            }),
        },
      ],
    };
  },
});

import type {Plan} from '../plan';

/** Alerts about sentries, which say nothing where there are none. */
const OF_SENTRIES = ['AllSentriesDown', 'SentriesNotScraped', 'PoolThin'];

/** Group of the rules about the auction of blocks. */
const AUCTION = 'auction';

const groupIn = (chunk: string) => /^ {2}- name: (\S+)$/m.exec(chunk)?.[1];
const alertIn = (chunk: string) => /^ {6}- alert: (\S+)$/m.exec(chunk)?.[1];

/**
 * The rule file with the alerts that a plan needs. Rules are separated by an empty line, and the first of a group follows
 * its name.
 */
export function rulesFor(text: string, {layout, hasMev}: Plan): string {
  let group = '';
  let heads = '';
  const kept: string[] = [];
  for (const chunk of text.trimEnd().split('\n\n')) {
    const named = groupIn(chunk);
    if (named !== undefined) {
      group = named;
      heads = '';
    }
    const isLeftOut =
      (group === AUCTION && !hasMev) ||
      (layout === 'direct' && OF_SENTRIES.includes(alertIn(chunk) ?? ''));
    if (!isLeftOut) {
      kept.push(`${heads}${chunk}`);
      heads = '';
    } else if (named !== undefined) {
      // The next rule of the group gets its name, if there is one.
      heads = /^ {2}- name: .*\n {4}rules:\n/m.exec(chunk)?.[0] ?? '';
    }
  }
  return `${kept.join('\n\n')}\n`;
}

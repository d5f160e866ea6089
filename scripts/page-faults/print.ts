import {KINDS, type Kind, type PageMessage} from '../../src/remark/messages';

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

/** The faults of pages as one list. */
export function printFaults(faults: readonly string[]): string {
  const lines = faults.flatMap((fault) => fault.split('\n'));
  const faulty = lines.filter((line) => /^\S+:\d+/u.test(line));
  return `[ERROR] Faults in pages: ${faulty.length}\n\n${lines.join('\n')}\n`;
}

/** The messages about pages as one list for each kind. */
export function printMessageLists(messages: readonly PageMessage[]): string[] {
  return (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const lines = [...new Set(messages.filter((each) => each.kind === kind).map(({text}) => text))];
    if (lines.length === 0) return [];
    const list = lines.map((line) => `  ${line}`).join('\n');
    return [`[WARNING] ${KINDS[kind]} (${count(lines.length, 'place', 'places')})\n${list}`];
  });
}

import type {Row} from './coverage';
import {sections} from './requirement';

const marks = {passed: '✓', failed: '✗', skipped: '–', flaky: '✓'} as const;

/** The rows of one requirement: its text, and under it each test with its outcome. */
function describe({requirement: {id, text}, tests}: Row): string[] {
  return [
    `${id.padEnd(5)} ${text}`,
    ...tests.map((test) => `        ${marks[test.outcome]} ${test.title}`),
  ];
}

/** The table requirement → tests → result, by sections. */
export function formatTable(rows: readonly Row[]): string {
  return Object.entries(sections)
    .flatMap(([number, title]) => [
      '',
      `${number}. ${title}`,
      ...rows.filter((row) => row.requirement.id.startsWith(`${number}.`)).flatMap(describe),
    ])
    .join('\n');
}

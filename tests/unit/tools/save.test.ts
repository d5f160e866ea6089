import {expect, test} from 'vitest';
import {calendarFile} from '../../../src/tools/calendar';
import {csvOf, markdownOf} from '../../../src/tools/view/save';

const table = {
  kind: 'table',
  title: 'Positions',
  columns: [{label: 'Validator'}, {label: 'Value', isNumber: true}],
  rows: [
    [{code: 'A|B'}, '1.5'],
    ['say "hi", friend', '-2'],
    ['=1+1', 'a\nb'],
  ],
} as const;

test('a table is saved as CSV, in which no text is a formula', () => {
  const {name, content} = csvOf(table, 'positions.csv');
  expect(name).toBe('positions.csv');
  expect(content).toBe(
    'Validator,Value\r\nA|B,1.5\r\n"say ""hi"", friend",-2\r\n\'=1+1,"a\nb"\r\n',
  );
});

test('a table is copied as Markdown', () => {
  expect(markdownOf(table).split('\n').slice(0, 3)).toEqual([
    '| Validator | Value |',
    '| --- | ---: |',
    '| A\\|B | 1.5 |',
  ]);
});

test('a calendar file has folded lines and escaped texts', () => {
  const {content} = calendarFile('claim.ics', {
    id: 'claim-1',
    at: Date.UTC(2030, 0, 31, 12),
    title: 'Claim, now; really\\',
    text: `ü${'x'.repeat(200)}\nsecond line`,
  });
  const text = String(content);
  expect(text).toContain('DTSTART:20300131T120000Z\r\n');
  expect(text).toContain('SUMMARY:Claim\\, now\\; really\\\\\r\n');
  const lines = text.split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`ü${'x'.repeat(200)}\\nsecond line`);
});

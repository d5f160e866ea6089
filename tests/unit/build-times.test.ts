import {expect, test} from 'vitest';
import {Times} from '../../scripts/buildTimes';

test('phases of Docusaurus are taken out of what it prints, without inner ones', () => {
  const times = new Times();
  const output = [
    '\u001b[33m[PERF]\u001b[39m Build > en > SSG > Thread pool - \u001b[31m4.00 seconds!\u001b[39m - (Heap)',
    '[PERF] Build > en > SSG - 5.25 seconds! - (Heap 1mb -> 2mb)',
    '[PERF] Build > en > Load site - 700.10 ms - (Heap)',
    '[PERF] Build > en > Deleting server bundle - 20 ms - (Heap)',
    '[SUCCESS] Generated static files',
    '',
  ].join('\n');
  expect(times.takeFrom(output)).toBe('[SUCCESS] Generated static files\n');
  expect(times.print().split('\n').slice(1)).toEqual([
    '    5.3 s  Docusaurus: SSG',
    '    0.7 s  Docusaurus: Load site',
  ]);
});

test('phases that fail are measured, too', async () => {
  const times = new Times();
  await expect(times.of('all', Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(times.print().split('\n')).toHaveLength(1);
});

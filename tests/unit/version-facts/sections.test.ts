import {expect, test} from 'vitest';
import {sectionsOf} from '../../../src/versionFacts/sections';

test('sections of a page go by the ids of their headings, each up to the next one', () => {
  const page = [
    '---\ntitle: T\n---\n\nBefore.',
    '## Two words {#two}\n\nText.',
    '### Inner\n\nMore.',
    '```bash\n# no heading\n```',
    '````md\n```\n## none\n```\n````',
    '### Inner\n\nAgain.',
  ].join('\n\n');
  expect([...sectionsOf(page)]).toEqual([
    ['', '---\ntitle: T\n---\n\nBefore.'],
    ['two', '## Two words {#two}\n\nText.'],
    [
      'inner',
      '### Inner\n\nMore.\n\n```bash\n# no heading\n```\n\n````md\n```\n## none\n```\n````',
    ],
    ['inner-1', '### Inner\n\nAgain.'],
  ]);
});

test('line ends do not matter', () => {
  expect(sectionsOf('a\r\n## B\r\nc')).toEqual(sectionsOf('a\n## B\nc'));
});

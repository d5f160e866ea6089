import {expect, test} from 'vitest';
import {issueUrl, quotation} from '@site/src/components/ReportProblem/issue';
import {newIssueUrl} from '@site/src/profile/newIssueUrl';

const page = {
  page: 'Staking overview',
  url: 'https://docs.example/staking/overview#claim',
  version: '2.0.0',
  release: 'v1.6.7',
};

test('an issue names page, section, version, release and the words', () => {
  const url = new URL(
    issueUrl('https://code.example/a/docs/issues/new', {
      ...page,
      section: 'Claim & wait',
      words: ' after\n 7 days ',
    }),
  );
  expect(url.searchParams.get('title')).toBe('Staking overview: Claim & wait');
  expect(url.searchParams.get('body')).toBe(
    [
      'Page: Staking overview, https://docs.example/staking/overview#claim',
      'Section: Claim & wait',
      'Version: 2.0.0, node v1.6.7',
      '',
      '> after 7 days',
      '',
      'What is wrong, and what should it say?',
      '',
    ].join('\n'),
  );
});

test('without a section and words it is about the page', () => {
  const {searchParams} = new URL(issueUrl('https://code.example/docs/issues/new', page));
  expect(searchParams.get('title')).toBe('Staking overview');
  expect(searchParams.get('body')).not.toContain('>');
});

test('a long quotation ends with a whole word', () => {
  const text = quotation('word '.repeat(400));
  expect(text).toHaveLength('word '.repeat(100).length - 1 + ' …'.length);
  expect(text.endsWith('word …')).toBe(true);
});

test.each([
  ['https://github.com/a/docs', 'https://github.com/a/docs/issues/new'],
  ['https://code.example/a/docs/', 'https://code.example/a/docs/issues/new'],
  ['https://gitlab.com/a/docs', 'https://gitlab.com/a/docs/-/issues/new'],
])('new issues of %s', (repository, expected) => {
  expect(newIssueUrl(repository)).toBe(expected);
  const name = expected.includes('/-/') ? 'issue[title]' : 'title';
  expect(new URL(issueUrl(expected, page)).searchParams.has(name)).toBe(true);
});

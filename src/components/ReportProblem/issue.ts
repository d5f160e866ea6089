/** What a report says of its place. */
export interface Place {
  /** Title of the page. */
  readonly page: string;
  /** Absolute address, with the section's id if there is one. */
  readonly url: string;
  /** Label of the documents' version, and the node release that it describes. */
  readonly version: string;
  readonly release: string;
  /** Title of the section. */
  readonly section?: string | undefined;
  /** The words that the reader selected. */
  readonly words?: string | undefined;
}

/** Longest quotation, in characters: addresses of some 2,000 characters and more are refused by some hosts. */
const LONGEST = 500;

/** A text in one paragraph, cut after a word. */
export function quotation(words: string): string {
  const text = words.replaceAll(/\s+/gu, ' ').trim();
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, LONGEST).replace(/\s\S*$/u, '')} …`;
}

/**
 * The address of a new issue with title and text filled in. GitLab has names of its own for the two.
 *
 * @param issues address of the form for new issues, such as `https://github.com/organisation/docs/issues/new`
 */
export function issueUrl(issues: string, place: Place): string {
  const {page, url, version, release, section, words = ''} = place;
  const title = section === undefined ? page : `${page}: ${section}`;
  const quoted = quotation(words);
  const lines = [
    `Page: ${page}, ${url}`,
    ...(section === undefined ? [] : [`Section: ${section}`]),
    `Version: ${version}, node ${release}`,
    ...(quoted === '' ? [] : ['', `> ${quoted}`]),
    '',
    'What is wrong, and what should it say?',
    '',
  ];
  const isGitLab = issues.endsWith('/-/issues/new');
  const query = new URLSearchParams({
    [isGitLab ? 'issue[title]' : 'title']: title,
    [isGitLab ? 'issue[description]' : 'body']: lines.join('\n'),
  });
  return `${issues}?${query.toString()}`;
}

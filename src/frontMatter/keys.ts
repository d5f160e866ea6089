import leven from 'leven';

const text = {
  type: 'string',
  description: 'text; quote it where it holds : or # or begins with a sign',
};
const flag = {type: 'boolean', description: 'true or false'};
const texts = {type: 'array', items: text, description: 'a list of texts'};
const level = {type: 'integer', minimum: 2, maximum: 6, description: 'a heading level from 2 to 6'};
const textOrNull = {type: ['string', 'null'], description: 'text, or null'};

/** Front matter that the site uses: the fields that Docusaurus 3.8.1 knows for documents, and `glossary_skip`. */
export const SCHEMA = {
  type: 'object',
  description: 'lines of "key: value"',
  properties: {
    ...{id: text, title: text, description: text, slug: text, image: text, keywords: texts},
    ...{sidebar_label: text, sidebar_class_name: text, pagination_label: text},
    sidebar_position: {type: 'number', description: 'a number'},
    sidebar_custom_props: {type: 'object', description: 'lines of "key: value"'},
    ...{displayed_sidebar: textOrNull, custom_edit_url: textOrNull},
    ...{pagination_next: textOrNull, pagination_prev: textOrNull},
    ...{hide_title: flag, hide_table_of_contents: flag, parse_number_prefixes: flag},
    ...{draft: flag, unlisted: flag},
    ...{toc_min_heading_level: level, toc_max_heading_level: level},
    tags: {type: 'array', description: 'a list'},
    last_update: {type: 'object', description: 'date and author'},
    mdx: {type: 'object', description: 'format: mdx or md'},
    glossary_skip: texts,
  },
};

const KNOWN = Object.keys(SCHEMA.properties);

// cspell:ignore sidebartitle linktitle navtitle editlink
/** Keys of other generators, by what to write here. */
const INSTEAD: Readonly<Record<string, string>> = {
  'hide_table_of_contents: true, or nothing: this site hides no other part of a page':
    'hide toc hide_toc',
  'sidebar_position: a number': 'nav_order weight order sidebar_order position menu_order',
  'sidebar_label: a text':
    'nav_title sidebar_title sidebartitle linktitle short_title menu_title navtitle',
  'title: a text': 'page_title name heading',
  'description: a text': 'summary excerpt abstract subtitle',
  'slug: a path': 'permalink url path canonical_url aliases redirect_from',
  'keywords: a list': 'categories category topics',
  'last_update: {date: …, author: …}':
    'date lastmod updated last_modified author authors revision_date',
  'image: a path': 'cover thumbnail banner og_image',
  'custom_edit_url: an address': 'edit_url editlink edit_page',
  'displayed_sidebar: a name': 'sidebar',
  'toc_max_heading_level: a number': 'outline toc_depth',
};

const FOREIGN = new Map(
  Object.entries(INSTEAD).flatMap(([instead, keys]) =>
    keys.split(' ').map((key) => [key, instead] as const),
  ),
);

/** A key without what writers vary: case, hyphens and underscores. */
const plain = (key: string) => key.toLowerCase().replace(/[-_\s]/gu, '');

/** The key that a misspelt one means: other case or separators, or a slip of one letter, two in long ones. */
function meant(key: string): string | undefined {
  const same = KNOWN.find((known) => plain(known) === plain(key));
  if (same !== undefined) return same;
  return KNOWN.find((known) => {
    const slips = known.length < 5 ? (known.length < 4 ? 0 : 1) : 2;
    return leven(plain(known), plain(key)) <= slips;
  });
}

/** What to say of a key that the site does not use: it is misspelt, of another generator, or the writer's own. */
export type StrangeKey =
  | {readonly key: string; readonly means: string}
  | {readonly key: string; readonly instead?: string};

/** The keys of front matter that are not in {@link SCHEMA}. */
export function strangeKeys(frontMatter: Readonly<Record<string, unknown>>): StrangeKey[] {
  return Object.keys(frontMatter)
    .filter((key) => !KNOWN.includes(key))
    .map((key) => {
      const instead = FOREIGN.get(key.toLowerCase());
      const means = instead === undefined ? meant(key) : undefined;
      if (means !== undefined) return {key, means};
      return {key, ...(instead !== undefined && {instead})};
    });
}

/** The line of a key of front matter, from 1. */
export function findKey(page: string, key: string): number | undefined {
  const lines = page.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  const at = lines.slice(0, Math.max(end, 0)).findIndex((line) => {
    const [name = ''] = line.split(/\s*:/u);
    return name.replace(/^(["'])(.*)\1$/u, '$2') === key;
  });
  return at < 0 ? undefined : at + 1;
}

/** The same; the first line if it is not found. */
export function lineOfKey(page: string, key: string): number {
  return findKey(page, key) ?? 1;
}

import type {SearchHit} from '../hit';

/** Addresses that a hit may lead to. */
const SAFE_PROTOCOLS = new Set(['http:', 'https:']);

/** HTML of which only the highlighting is left: anything else that looks like a tag is shown as text. */
export function onlyMarks(html: string): string {
  return html.replace(/<(?!\/?mark>)/giu, '&lt;');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function entriesOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** The texts of an object, made safe: null levels break the interface, and so would any other value. */
function texts(value: unknown): Record<string, string> {
  return Object.fromEntries(
    entriesOf(value).flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, onlyMarks(text)]] : [],
    ),
  );
}

/** The marked texts of an object, each an object with a `value`. */
function marked(value: unknown): Record<string, {value: string}> {
  return Object.fromEntries(
    entriesOf(value).flatMap(([key, entry]) => {
      const {value: text} = texts(entry);
      return text === undefined ? [] : [[key, {value: text}]];
    }),
  );
}

function safeUrl(url: unknown, origin: string): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url, origin)) return undefined;
  const parsed = new URL(url, origin);
  return SAFE_PROTOCOLS.has(parsed.protocol) ? parsed.href : undefined;
}

/** A hit as the interface can show it; undefined where it lacks what it takes. */
function readHit(hit: unknown, origin: string): SearchHit | undefined {
  if (!isObject(hit) || !isObject(hit.hierarchy)) return undefined;
  const url = safeUrl(hit.url, origin);
  const hierarchy = texts(hit.hierarchy);
  const {lvl1} = hierarchy;
  if (url === undefined || lvl1 === undefined) return undefined;
  const {objectID, content = null, type = ''} = texts(hit);
  const {_highlightResult: highlights, _snippetResult: snippets} = hit;
  const results = (value: unknown) =>
    isObject(value) && {...marked(value), hierarchy: marked(value.hierarchy)};
  const shown =
    Object.hasOwn(hierarchy, type) || (type === 'content' && content !== null) ? type : 'lvl1';
  return {
    objectID: objectID ?? `${url}:${shown}`,
    url,
    type: shown,
    content,
    hierarchy: {...hierarchy, lvl0: hierarchy.lvl0 ?? lvl1},
    _highlightResult: results(highlights) || undefined,
    _snippetResult: results(snippets) || undefined,
  } as unknown as SearchHit;
}

/** What the interface reads from an answer. */
export interface ReadAnswer {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly queryID?: string;
}

/**
 * Reads the first result of a provider's answer.
 *
 * @throws when it is no answer to a search
 */
export function readAnswer(answer: unknown, origin: string): ReadAnswer {
  const results = isObject(answer) ? answer.results : undefined;
  const first: unknown = Array.isArray(results) ? results[0] : undefined;
  if (!isObject(first) || !Array.isArray(first.hits)) {
    throw new TypeError('The search provider answered something else than hits');
  }
  const hits = first.hits.flatMap((hit) => readHit(hit, origin) ?? []);
  const {nbHits, nbPages, queryID} = first;
  return {
    hits,
    nbHits: typeof nbHits === 'number' ? nbHits : hits.length,
    nbPages: typeof nbPages === 'number' ? nbPages : 1,
    ...(typeof queryID === 'string' && {queryID}),
  };
}

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

/** The same tree with every text made safe, without empty branches: null levels break the interface. */
function clean(value: unknown): unknown {
  if (typeof value === 'string') return onlyMarks(value);
  if (Array.isArray(value)) return value.map(clean);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== null && entry !== undefined)
      .map(([key, entry]) => [key, clean(entry)]),
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
  const {hierarchy} = hit;
  if (url === undefined || typeof hierarchy.lvl1 !== 'string') return undefined;
  const type = typeof hit.type === 'string' ? hit.type : 'lvl1';
  return {
    ...(clean(hit) as Record<string, unknown>),
    objectID: typeof hit.objectID === 'string' ? hit.objectID : `${url}:${type}`,
    url,
    type,
    hierarchy: {
      ...(clean(hierarchy) as Record<string, unknown>),
      lvl0: typeof hierarchy.lvl0 === 'string' ? hierarchy.lvl0 : hierarchy.lvl1,
    },
  } as SearchHit;
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

import {ownAddress} from '../../safeAddress/ownAddress';
import {isRecord} from '../../profile/parameter';
import type {SearchHit} from '../hit';
import {HIERARCHY_LEVELS, type HierarchyLevel} from '../records';

/** Names with which DocSearch 3.9.0, which groups hits in plain objects by these texts, loses a group or fails. */
const NAMES_OF_OBJECTS = /^(?:__proto__|hasOwnProperty)$/u;
const WORD_JOINER = '\u2060';

/** HTML with highlight marks only: anything else that looks like a tag is escaped. */
export function onlyMarks(html: string): string {
  return html.replace(/<(?!\/?mark>)/giu, '&lt;');
}

/** A text of a hit as safe HTML that can also name a group. */
function safeText(html: string): string {
  const safe = onlyMarks(html);
  return NAMES_OF_OBJECTS.test(safe.replace(/<\/?mark>/giu, '')) ? WORD_JOINER + safe : safe;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? safeText(value) : undefined;
}

/** A highlighted text is an object with a `value`. */
function markedOf(entry: unknown): {readonly value: string} | undefined {
  const value = isRecord(entry) ? textOf(entry.value) : undefined;
  return value === undefined ? undefined : {value};
}

/** The valid levels of a hierarchy: null levels would break the interface, and so would any other value. */
function levelsOf<T>(hierarchy: unknown, read: (entry: unknown) => T | undefined) {
  const levels: Partial<Record<HierarchyLevel, T>> = {};
  for (const level of HIERARCHY_LEVELS) {
    const found = isRecord(hierarchy) ? read(hierarchy[level]) : undefined;
    if (found !== undefined) levels[level] = found;
  }
  return levels;
}

function resultOf(value: unknown) {
  if (!isRecord(value)) return undefined;
  const content = markedOf(value.content);
  return {...(content && {content}), hierarchy: levelsOf(value.hierarchy, markedOf)};
}

/**
 * A sanitised hit of a provider or of the browser's storage: its texts contain no HTML except marks.
 *
 * @param addressOf makes the address safe, as a path of this site; `undefined` rejects the hit
 * @returns `undefined` for an incomplete hit
 */
export function readHit(
  hit: unknown,
  addressOf: (url: string) => string | undefined,
): SearchHit | undefined {
  if (!isRecord(hit) || typeof hit.url !== 'string') return undefined;
  const url = addressOf(hit.url);
  const hierarchy = levelsOf(hit.hierarchy, textOf);
  const {lvl1} = hierarchy;
  if (url === undefined || lvl1 === undefined) return undefined;
  const content = textOf(hit.content);
  const shown: Readonly<Record<string, string | undefined>> = {...hierarchy, lvl0: '', content};
  const type = typeof hit.type === 'string' && Object.hasOwn(shown, hit.type) ? hit.type : '';
  const kind = shown[type] ? type : 'lvl1';
  return {
    objectID: typeof hit.objectID === 'string' && hit.objectID ? hit.objectID : `${url}:${kind}`,
    url,
    type: kind,
    content: content ?? null,
    hierarchy: {...hierarchy, lvl0: hierarchy.lvl0 ?? lvl1},
    _highlightResult: resultOf(hit._highlightResult),
    _snippetResult: resultOf(hit._snippetResult),
  } as SearchHit;
}

const PROTOCOLS = new Set(['http:', 'https:']);

/** The path of a record's address, which has the deployed site's origin; `undefined` for an invalid address. */
export function addressOfRecord(url: string, origin: string): string | undefined {
  if (!URL.canParse(url, origin)) return undefined;
  const {protocol, pathname, search, hash} = new URL(url, origin);
  return PROTOCOLS.has(protocol) ? ownAddress(pathname + search + hash, origin) : undefined;
}

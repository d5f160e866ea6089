import path from 'node:path';
import {expect, it} from 'vitest';
import {readReference} from '@site/src/openrpc/read';
import released from '../../../versions.json';

const siteDir = path.resolve(__dirname, '../../..');

/** Keys of texts for readers. */
const TEXTS = new Set(['description', 'summary', 'notes', 'x-limits', 'x-error-causes']);

/** Texts for readers, anywhere in the documents. */
function textsOf(value: unknown, isText = false): string[] {
  if (typeof value === 'string') return isText ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, isText));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, isText || TEXTS.has(key)));
}

it.each(['current', ...(released as readonly string[])])(
  'texts of %s have error codes in code font, so that readers find and copy them',
  (version) => {
    const {documents, shared} = readReference(siteDir, version);
    const texts = textsOf([documents, shared]);
    expect(texts.length).toBeGreaterThan(1000);
    const bare = (text: string) => /(?<![\w-])[-−]3[28]\d{3}\b/.test(text.replace(/`[^`]*`/g, ''));
    expect(texts.filter(bare)).toEqual([]);
  },
);

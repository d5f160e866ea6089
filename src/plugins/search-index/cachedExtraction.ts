import fs from 'node:fs/promises';
import {cached} from '../../buildCache/cached';
import {extractPage, relevantPart, type BuiltPage} from '../../search/extract';

type Stored = (Omit<BuiltPage, 'ids'> & {readonly ids: readonly string[]}) | null;

function made(html: string, route: string): string {
  const page = extractPage(html, route);
  const stored: Stored = page ? {...page, ids: [...page.ids]} : null;
  return JSON.stringify(stored);
}

/**
 * {@link extractPage} that caches its results: most builds change few pages.
 *
 * @param code digest of the code that makes them
 */
export function cachedExtraction(folder: string, code: string) {
  return async (html: string, route: string): Promise<BuiltPage | undefined> => {
    const key = [code, route, relevantPart(html)];
    const file = await cached(folder, key, () => Promise.resolve(made(html, route)));
    const stored = JSON.parse(await fs.readFile(file, 'utf8')) as Stored;
    return stored ? {...stored, ids: new Set(stored.ids)} : undefined;
  };
}

import type {ExtractedPage} from '../../search/extract';

/**
 * Keeps one page per address: Docusaurus only warns of duplicate routes, and shows the first.
 *
 * @returns the pages, and the duplicate addresses
 */
export function onePerAddress<T extends Pick<ExtractedPage, 'page'>>(
  pages: readonly T[],
): {readonly pages: T[]; readonly repeated: string[]} {
  const byPath = new Map<string, T>();
  const repeated = new Set<string>();
  for (const extracted of pages) {
    const {path} = extracted.page;
    if (byPath.has(path)) repeated.add(path);
    else byPath.set(path, extracted);
  }
  return {pages: [...byPath.values()], repeated: [...repeated]};
}

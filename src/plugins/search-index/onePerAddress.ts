import type {ExtractedPage} from '../../search/extract';

/**
 * Leaves one page for each address: Docusaurus only warns of routes that several pages want, and shows the first of them.
 *
 * @returns the pages, and the addresses that several have
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

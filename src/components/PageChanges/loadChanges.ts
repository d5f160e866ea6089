import type {PageChanges} from '@site/src/changes/files';

const loading = new Map<string, Promise<PageChanges>>();

/** The file of a page's changes, loaded once. @throws when it cannot be loaded; the next call tries again */
export function loadChanges(url: string): Promise<PageChanges> {
  const known = loading.get(url);
  if (known) return known;
  const coming = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.json() as Promise<PageChanges>;
  });
  loading.set(url, coming);
  coming.catch(() => loading.delete(url));
  return coming;
}

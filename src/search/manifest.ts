/** Folder of the index below the site's root. */
export const INDEX_FOLDER = 'search-index';

/** Names of the shards by contextual tag and language: the content of `manifest.json` in the folder. */
export type SearchManifest = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Folder of the index below the site's root. */
export const INDEX_FOLDER = 'search-index';

/**
 * Folder of the parts of split indexes, below the former: with the scripts, so that browsers keep them without asking,
 * and a deploy keeps those of the deploy before.
 */
export const PARTS_FOLDER = '../assets/search';

/** Names of the shards by contextual tag and language: the content of `manifest.json` in the folder. */
export type SearchManifest = Readonly<Record<string, Readonly<Record<string, string>>>>;

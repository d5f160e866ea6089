/** Key of the reader's language in the local storage, before the site's namespace. */
export const STORED_AS = 'site.rpcLanguage';

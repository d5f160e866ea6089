/**
 * Symbol under which the site stores its globals. Every id of an element is a global of the window, by HTML's named
 * access, and headings can have any id; a symbol cannot be one.
 */
export const GLOBALS = 'site';

/** Values that scripts of the site share. */
export interface SiteGlobals {
  /** Style sheet with the reader's colours; the inline script creates it if colours are stored. */
  themeColoursSheet?: CSSStyleSheet;
}

/** The globals of the site, in a browser; inline scripts set them before the first call. */
export function siteGlobals(): SiteGlobals {
  const holder = window as unknown as Record<symbol, SiteGlobals | undefined>;
  return (holder[Symbol.for(GLOBALS)] ??= {});
}

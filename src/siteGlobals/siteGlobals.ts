/**
 * Name of the symbol that the site keeps its globals under. Every id of an element is a global of the window, by HTML's named
 * access, and pages give headings what ids they like; a symbol is no id.
 */
export const GLOBALS = 'site';

/** What scripts of the site leave for each other. */
export interface SiteGlobals {
  /** Sheet with the reader's colours; the inline script makes it when something is stored. */
  themeColoursSheet?: CSSStyleSheet;
}

/** The globals of the site, in a browser; inline scripts write them before this is first called. */
export function siteGlobals(): SiteGlobals {
  const holder = window as unknown as Record<symbol, SiteGlobals | undefined>;
  return (holder[Symbol.for(GLOBALS)] ??= {});
}

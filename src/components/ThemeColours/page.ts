import {createStorageSlot} from '@docusaurus/theme-common';
import {siteGlobals} from '../../siteGlobals/siteGlobals';
import {MODES, type ColourMode} from './palette';
import {
  DEFAULT_SCHEMES,
  SLOT_PREFIX,
  cssOf,
  parseStored,
  serialise,
  type Scheme,
  type Schemes,
} from './scheme';

/** Schemes that the storage would not take; they last as long as the page. */
const unstored = new Map<ColourMode, Scheme>();

const slotOf = (mode: ColourMode) =>
  createStorageSlot(`${SLOT_PREFIX}${mode}`, {persistence: 'sessionStorage'});

/** The mode that the page shows now. */
function shownMode(): ColourMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** The reader's scheme for a mode, or the site's own where nothing usable is stored. */
function loadScheme(mode: ColourMode): Scheme {
  return unstored.get(mode) ?? parseStored(slotOf(mode).get()) ?? DEFAULT_SCHEMES[mode];
}

/** The schemes of both modes. */
export function loadSchemes(): Schemes {
  return {light: loadScheme('light'), dark: loadScheme('dark')};
}

/** Keeps a scheme until the tab closes. Without storage it still applies to the open page. */
export function storeScheme(mode: ColourMode, scheme: Scheme): void {
  const text = serialise(scheme);
  const slot = slotOf(mode);
  slot.set(text);
  if (slot.get() === text) unstored.delete(mode);
  else unstored.set(mode, scheme);
}

/** Makes the open page use the schemes, whichever mode it is in now or changes to. */
export function showSchemes(schemes: Schemes): void {
  const isStock = MODES.every(
    (mode) => serialise(schemes[mode]) === serialise(DEFAULT_SCHEMES[mode]),
  );
  // An adopted sheet comes after all others, so that it wins over src/css with the same selector, and
  // a content security policy for styles does not forbid it as it would an inline <style>.
  const globals = siteGlobals();
  if (!globals.themeColoursSheet && !isStock) {
    globals.themeColoursSheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, globals.themeColoursSheet];
  }
  globals.themeColoursSheet?.replaceSync(cssOf(schemes));
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', schemes[shownMode()].background);
}

/** Puts into effect what is stored for the mode that the page shows now, and keeps it there. */
export function applyStored(): void {
  const schemes = loadSchemes();
  storeScheme(shownMode(), schemes[shownMode()]);
  showSchemes(schemes);
}

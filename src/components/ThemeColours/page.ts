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

/** Schemes that could not be stored; they last until the page is closed. */
const unstored = new Map<ColourMode, Scheme>();

const slotOf = (mode: ColourMode) =>
  createStorageSlot(`${SLOT_PREFIX}${mode}`, {persistence: 'sessionStorage'});

/** The current mode of the page. */
function shownMode(): ColourMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** The reader's scheme for a mode, or the site's own if nothing valid is stored. */
function loadScheme(mode: ColourMode): Scheme {
  return unstored.get(mode) ?? parseStored(slotOf(mode).get()) ?? DEFAULT_SCHEMES[mode];
}

/** The schemes of both modes. */
export function loadSchemes(): Schemes {
  return {light: loadScheme('light'), dark: loadScheme('dark')};
}

/** Stores a scheme until the tab closes. Without storage it still applies to the open page. */
export function storeScheme(mode: ColourMode, scheme: Scheme): void {
  const text = serialise(scheme);
  const slot = slotOf(mode);
  slot.set(text);
  if (slot.get() === text) unstored.delete(mode);
  else unstored.set(mode, scheme);
}

/** Applies the schemes to the open page, in the current mode and after changes of mode. */
export function showSchemes(schemes: Schemes): void {
  const isStock = MODES.every(
    (mode) => serialise(schemes[mode]) === serialise(DEFAULT_SCHEMES[mode]),
  );
  // An adopted style sheet comes after all others, so that it overrides src/css with the same selector, and a content
  // security policy does not block it as it would an inline <style>.
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

/** Applies what is stored for the current mode, and keeps it applied. */
export function applyStored(): void {
  const schemes = loadSchemes();
  storeScheme(shownMode(), schemes[shownMode()]);
  showSchemes(schemes);
}

import {BACKGROUND_VARIABLE, MODES} from '../../components/ThemeColours/palette';
import {
  DEFAULT_SCHEMES,
  LONGEST_STORED,
  SLOT_PREFIX,
  variablesOf,
} from '../../components/ThemeColours/scheme';
import {GLOBALS} from '../../siteGlobals/siteGlobals';

/**
 * Script that applies stored colours before the first paint, to avoid a flash of the stock colours. Its text depends
 * only on the storage namespace: a content security policy can allow it by hash. It validates its input: a slot is used
 * only if it has a six-digit colour for every variable. The theme's script (3.8.1) accepts any mode from the address or
 * the storage: an invalid one is ignored, so that a stored mode applies when only the address is wrong, and otherwise
 * the light mode.
 */
export function bootScript(namespace: string): string {
  const variables = Object.keys(variablesOf(DEFAULT_SCHEMES.light));
  const backgrounds = MODES.map((mode) => [mode, DEFAULT_SCHEMES[mode].background]);
  return `(function () {
  var backgrounds = ${JSON.stringify(Object.fromEntries(backgrounds))};
  function rule(mode) {
    try {
      var text = sessionStorage.getItem('${SLOT_PREFIX}' + mode + '${namespace}');
      if (!text || text.length > ${String(LONGEST_STORED)}) return '';
      var stored = JSON.parse(text).variables;
      var lines = ${JSON.stringify(variables)}.map(function (name) {
        if (!/^#[0-9a-f]{6}$/.test(stored[name])) throw name;
        return name + ':' + stored[name];
      });
      backgrounds[mode] = stored['${BACKGROUND_VARIABLE}'];
      return "html[data-theme='" + mode + "']{" + lines.join(';') + '}';
    } catch (error) {
      return '';
    }
  }
  function choice(text) {
    return /^(light|dark|system)$/.test(text) ? text : '';
  }
  function stored() {
    try {
      return choice(localStorage.getItem('theme${namespace}'));
    } catch (error) {
      return '';
    }
  }
  try {
    var root = document.documentElement;
    var mode = root.getAttribute('data-theme');
    if (!choice(root.getAttribute('data-theme-choice'))) {
      mode = stored() || 'light';
      root.setAttribute('data-theme-choice', mode);
    }
    mode = mode === 'dark' ? 'dark' : 'light';
    root.setAttribute('data-theme', mode);
    var css = ${JSON.stringify(MODES)}.map(rule).join('');
    if (css) {
      var sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = Array.from(document.adoptedStyleSheets).concat([sheet]);
      window[Symbol.for('${GLOBALS}')] = {themeColoursSheet: sheet};
    }
    document.querySelector('meta[name="theme-color"]').setAttribute('content', backgrounds[mode]);
  } catch (error) {}
})();`;
}

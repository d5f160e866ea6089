import {BACKGROUND_VARIABLE, MODES} from '../../components/ThemeColours/palette';
import {
  DEFAULT_SCHEMES,
  LONGEST_STORED,
  SLOT_PREFIX,
  variablesOf,
} from '../../components/ThemeColours/scheme';

/**
 * Script that runs before the first paint and puts stored colours into effect, so that no reader sees
 * the stock colours flash. Its text depends on nothing but the storage namespace: a content security
 * policy can allow it by hash. It trusts nothing it reads: a slot counts only when it holds a six-digit
 * colour for every variable, and a mode that is none, which the theme's script (3.8.1) takes from the storage or the address
 * as it stands, becomes the light one.
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
  try {
    var root = document.documentElement;
    var mode = root.getAttribute('data-theme') === 'dark' ? 'dark' : 'light';
    root.setAttribute('data-theme', mode);
    var css = ${JSON.stringify(MODES)}.map(rule).join('');
    if (css) {
      var sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = Array.from(document.adoptedStyleSheets).concat([sheet]);
      window.themeColoursSheet = sheet;
    }
    document.querySelector('meta[name="theme-color"]').setAttribute('content', backgrounds[mode]);
  } catch (error) {}
})();`;
}

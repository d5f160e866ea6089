/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // The specification writes colours in full.
    'color-hex-length': 'long',
    'number-max-precision': 5,
    // Infima's and Docusaurus' names follow no one case, and a module's class is a property of a TypeScript object.
    'selector-class-pattern': null,
    // As Infima writes its breakpoints, and known to every browser.
    'media-feature-range-notation': 'prefix',
    // Blank lines group tokens.
    'custom-property-empty-line-before': null,
    // Rules are ordered by what they style; what overrides what is read from the selector.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      // Colours are named in src/css, once for each mode. Everywhere else they are taken from there, so that both modes
      // and the reader's own theme colours hold.
      files: ['src/{components,theme}/**/*.css'],
      rules: {
        'color-named': 'never',
        'color-no-hex': true,
        'function-disallowed-list': [
          ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
          {message: 'Name the colour in src/css/tokens.css, for both modes, and use the variable'},
        ],
      },
    },
    {
      files: ['**/*.module.css'],
      rules: {
        'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
        'property-no-unknown': [true, {ignoreProperties: ['composes']}],
      },
    },
  ],
};

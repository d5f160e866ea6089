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
    // Infima's and Docusaurus' names have no single case, and class names of modules are properties in TypeScript.
    'selector-class-pattern': null,
    // Infima's breakpoint syntax, which every browser supports.
    'media-feature-range-notation': 'prefix',
    // Blank lines group tokens.
    'custom-property-empty-line-before': null,
    // Rules are ordered by subject; the selectors determine precedence.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      // Colours are defined in src/css, once for each mode. All others must use those, so that both modes and the
      // reader's own theme colours apply.
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

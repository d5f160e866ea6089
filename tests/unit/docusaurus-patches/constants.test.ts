import postcss from 'postcss';
import {describe, expect, test} from 'vitest';
import {inlineConstants} from '../../../src/docusaurus-patches/critical-css/constants';
import {namesIn} from '../../../src/docusaurus-patches/critical-css/names';

const LIGHT = 'html:not([data-theme]),html[data-theme=light]';
const DARK = 'html[data-theme=dark]';

/** Rules after inlining constants; a script uses `--known`. */
function written(...texts: string[]): string {
  const sheets = texts.map((text) => postcss.parse(text));
  inlineConstants(sheets, namesIn(['s["--known"]=1']));
  return sheets.map(String).join('');
}

test('a custom property with one value everywhere is inlined, also in other sheets and through others', () => {
  expect(
    written(':root{--a:1px;--b:calc(var(--a)*2)}', 'p{margin:0 var( --b );top:var(--a)}'),
  ).toBe(':root{--a:1px;--b:calc(1px*2)}p{margin:0 calc(1px*2);top:1px}');
});

test('values stay separated from words next to them', () => {
  expect(written(':root{--a:1px;--b:2px}p{border:var(--a)solid red;margin:var(--a)var(--b)}')).toBe(
    ':root{--a:1px;--b:2px}p{border:1px solid red;margin:1px 2px}',
  );
  expect(written(':root{--a:1px}p{margin:0 calc(var(--a)*-1)var(--a).5rem}')).toBe(
    ':root{--a:1px}p{margin:0 calc(1px*-1)1px .5rem}',
  );
});

describe('a use stays if the value may differ', () => {
  test.each([
    ['by element', ':root{--a:1px}.note{--a:2px}p{top:var(--a)}'],
    ['by width', ':root{--a:1px}@media (width<9px){:root{--a:2px}}p{top:var(--a)}'],
    ['where the only value holds under a condition', '@media print{:root{--a:1px}}p{top:var(--a)}'],
    ['by script', ':root{--known:1px}p{top:var(--known)}'],
    ['by what it is made of', ':root{--a:1px;--b:var(--a)}.note{--a:2px}p{top:var(--b)}'],
    ['as it is inherited', ':root{--a:inherit}th{color:var(--a)}'],
    ['and has a substitute', ':root{--a:1px}p{top:var(--a,2px)}'],
    ['by mode', `${LIGHT}{--a:1px}${DARK}{--a:2px}p{top:var(--a)}`],
  ])('%s', (_, css) => {
    expect(written(css)).toBe(css);
  });
});

describe('root declarations in a layer', () => {
  test.each([
    [
      'goes where the site replaces it',
      ':root{--a:2px}p{top:var(--a)}',
      ':root{--a:2px}p{top:2px}',
    ],
    ['goes where both modes replace it', `${LIGHT}{--a:1px}${DARK}{--a:3px}`, undefined],
  ])('%s', (_, site, expected = site) => {
    expect(written(`@layer l{:root{--a:1px}${DARK}{--a:4px}}${site}`)).toBe(
      `@layer l{:root{}${DARK}{}}${expected}`,
    );
  });

  test.each([
    ['one mode alone replaces it', `${DARK}{--a:3px}`],
    ['it is replaced under a condition', '@media print{:root{--a:3px}}'],
    ['it is replaced for some elements', '.note{--a:3px}'],
  ])('stay if %s', (_, site) => {
    const css = `@layer l{:root{--a:1px}}${site}p{top:var(--a)}`;
    expect(written(css)).toBe(css);
  });

  test('stay if they are important, which overrides the site', () => {
    const css = '@layer l{:root{--a:1px!important}}:root{--a:3px}p{top:var(--a)}';
    expect(written(css)).toBe(css);
  });
});

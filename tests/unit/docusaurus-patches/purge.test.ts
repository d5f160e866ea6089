import {describe, expect, test} from 'vitest';
import {namesIn} from '../../../src/docusaurus-patches/critical-css/names';
import {purge} from '../../../src/docusaurus-patches/critical-css/purge';

const names = namesIn(['x.className="menu menu--open";y=`card-${kind}`;z.id="app";s["--tint"]=1']);
const left = (css: string) => purge([css], names)[0];

describe('kept rules', () => {
  test.each([
    ['a class that a script names', '.menu{color:red}'],
    ['elements, attributes and states', 'a:hover,[data-theme=dark] p,dialog[open]{color:red}'],
    ['an id that a script names', '#app .menu{color:red}'],
    ['a class that scripts compose from a beginning', '.card-warning{color:red}'],
    ['what an element may match without', '.menu:not(.gone),:is(.gone,.menu) a{color:red}'],
    ['rules within conditions', '@media print{.menu--open{color:red}}'],
    ['steps of an animation', '@keyframes turn{0%{opacity:0}to{opacity:1}}'],
    ['the order of layers', '@layer a,b;'],
  ])('%s', (_, css) => {
    expect(left(css)).toBe(css);
  });
});

describe('removed rules', () => {
  test.each([
    ['a class that no script names', '.gone{color:red}', ''],
    [
      'a selector that needs one, out of a list',
      '.gone .menu,.menu{color:red}',
      '.menu{color:red}',
    ],
    ['an id that no script names', '#gone{color:red}', ''],
    ['conditions and layers that are left empty', '@layer a{@media print{.gone{color:red}}}', ''],
    ['a beginning alone', '.card{color:red}', ''],
  ])('%s', (_, css, expected) => {
    expect(left(css)).toBe(expected);
  });
});

test('custom properties are kept while a rule, another sheet, a script or a used property reads them', () => {
  const [first, second] = purge(
    [
      'p{--a:1px;--b:var(--c);--c:2px;--d:3px;--tint:red;--gone:var(--gone-too);--gone-too:4px}p{margin:var(--a)}',
      'a{margin:var( --b, var(--d))}',
    ],
    names,
  );
  expect(first).toBe('p{--a:1px;--b:var(--c);--c:2px;--d:3px;--tint:red}p{margin:var(--a)}');
  expect(second).toBe('a{margin:var( --b, var(--d))}');
});

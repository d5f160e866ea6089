import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {contrastRatio, gradeOf} from '../../src/components/ThemeColours/contrast';
import {parseColour, shadeOf} from '../../src/components/ThemeColours/palette';
import {
  DEFAULT_SCHEMES,
  cssOf,
  parseStored,
  serialise,
  variablesOf,
} from '../../src/components/ThemeColours/scheme';

const shades = {
  light: ['2e8555', '29784c', '277148', '205d3b', '33925d', '359962', '3cad6e'],
  dark: ['25c2a0', '21af90', '1fa588', '1a8870', '29d5b0', '32d8b4', '4fddbf'],
};

describe.each(['light', 'dark'] as const)('the shipped colours of %s mode', (mode) => {
  test('[9.2] [9.4] give the seven shades of the adjustments 0, ±0.1, ±0.15 and ±0.3', () => {
    const values = Object.values(variablesOf(DEFAULT_SCHEMES[mode])).slice(0, 7);
    expect(values).toEqual(shades[mode].map((digits) => `#${digits}`));
  });

  test('[9.2] [9.3] equal those in src/css, for readers without JavaScript', () => {
    const folder = path.resolve(__dirname, '../../src/css');
    const css = readdirSync(folder)
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('\n');
    const blocks = css.split(`html[data-theme='${mode}'] {`).slice(1);
    const declarations = blocks.map((block) => block.slice(0, block.indexOf('}'))).join('\n');
    for (const [name, value] of Object.entries(variablesOf(DEFAULT_SCHEMES[mode]))) {
      const stated = Array.from(
        declarations.matchAll(new RegExp(`${name}: ([^;]+);`, 'g')),
        (match) => match[1],
      );
      expect(stated, `${name} in html[data-theme='${mode}']`).toEqual([value]);
    }
  });
});

describe('shades', () => {
  test('of white and black stay within the valid range', () => {
    expect(shadeOf('#ffffff', -0.3)).toBe('#ffffff');
    expect(shadeOf('#ffffff', 1)).toBe('#000000');
    expect(shadeOf('#000000', -1)).toBe('#000000');
    expect(shadeOf('#808080', 0.5)).toBe('#404040');
  });

  test('with no adjustment equal the colour itself, for any hue', () => {
    for (const colour of [
      '#ff0000',
      '#00ff00',
      '#0000ff',
      '#123456',
      '#fedcba',
      '#7f7f80',
      '#010203',
    ]) {
      expect(shadeOf(colour, 0)).toBe(colour);
    }
  });
});

describe('a colour as text', () => {
  test.each([
    ['2e8555', '#2e8555'],
    ['#2E8555', '#2e8555'],
    [' #abc ', '#aabbcc'],
    ['abc', '#aabbcc'],
  ])('%j is parsed as %s', (text, colour) => {
    expect(parseColour(text)).toBe(colour);
  });

  test.each([
    '',
    '#',
    'green',
    '#12345',
    '#1234567',
    '##2e8555',
    'rgb(1,2,3)',
    '#2e855g',
    '#fff;}',
  ])('%j is invalid', (text) => {
    expect(parseColour(text)).toBeNull();
  });
});

describe('contrast', () => {
  test('runs from 1 to 21 and does not depend on the order', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 10);
    expect(contrastRatio('#25c2a0', '#25c2a0')).toBe(1);
    expect(contrastRatio('#2e8555', '#ffffff')).toBeCloseTo(4.56, 2);
    expect(contrastRatio('#25c2a0', '#181920')).toBeCloseTo(7.77, 1);
  });

  test('is AAA above 7, AA above 4.5, else a fail', () => {
    expect([7.01, 7, 4.51, 4.5, 1].map(gradeOf)).toEqual(['AAA', 'AA', 'AA', 'fail', 'fail']);
  });
});

describe('[9.18] a stored scheme', () => {
  const scheme = {
    ...DEFAULT_SCHEMES.dark,
    primary: '#b0306a',
    adjustments: [0.05, 0, 0, 0, -1, 1, -0.3],
  };
  const without = (part: string): string => {
    const stored = JSON.parse(serialise(scheme)) as Record<string, unknown>;
    Reflect.deleteProperty(stored, part);
    return JSON.stringify(stored);
  };
  const having = (change: object): string =>
    JSON.stringify({...(JSON.parse(serialise(scheme)) as object), ...change});

  test('is restored unchanged', () => {
    expect(parseStored(serialise(scheme))).toEqual(scheme);
  });

  test.each([
    ['nothing', null],
    ['empty text', ''],
    ['no JSON', '{"primary":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '7'],
    ['a missing primary colour', without('primary')],
    ['a missing background', without('background')],
    ['missing adjustments', without('adjustments')],
    ['missing variables', without('variables')],
    ['a primary colour of a wrong type', having({primary: 3})],
    ['a primary colour that is CSS', having({primary: 'red;} body {display: none'})],
    ['too few adjustments', having({adjustments: [0]})],
    ['adjustments that are no numbers', having({adjustments: ['0', 0, 0, 0, 0, 0, 0]})],
    ['an adjustment out of range', having({adjustments: [2, 0, 0, 0, 0, 0, 0]})],
    ['a key that is not ours', having({script: 'x'})],
    [
      'variables that do not follow from the rest',
      having({variables: {'--ifm-color-primary': '#000000'}}),
    ],
    ['something huge', having({primary: '#'.repeat(1_000_000)})],
  ])('is ignored when it is %s', (_, text) => {
    expect(parseStored(text)).toBeNull();
  });
});

test('the CSS has both modes, with selectors as specific as those in src/css', () => {
  const css = cssOf(DEFAULT_SCHEMES);
  expect(css.match(/html\[data-theme='(?:light|dark)'\] \{/g)).toHaveLength(2);
  expect(css).toContain("html[data-theme='dark'] {\n  --ifm-color-primary: #25c2a0;\n");
  expect(css).toContain('  --ifm-background-color: #181920;\n}');
});

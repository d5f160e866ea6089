import {runInNewContext} from 'node:vm';
import {describe, expect, test} from 'vitest';
import {DEFAULT_SCHEMES, serialise} from '../../src/components/ThemeColours/scheme';
import {bootScript} from '../../src/plugins/theme-colours/bootScript';

interface Outcome {
  readonly css: string;
  readonly themeColour: string;
  readonly mode: string;
  readonly choice: string;
}

/** Runs the script as a page does, with the browser APIs that it uses. */
function run(stored: Record<string, string>, mode = 'light', namespace = ''): Outcome {
  let css = '';
  let themeColour = '';
  const attributes: Record<string, string> = {'data-theme': mode, 'data-theme-choice': mode};
  class CSSStyleSheet {
    replaceSync(text: string): void {
      css = text;
    }
  }
  const meta = {setAttribute: (_: string, value: string) => (themeColour = value)};
  runInNewContext(bootScript(namespace), {
    CSSStyleSheet,
    window: {},
    sessionStorage: {getItem: (key: string) => stored[key] ?? null},
    localStorage: {getItem: (key: string) => stored[key] ?? null},
    document: {
      adoptedStyleSheets: [],
      documentElement: {
        getAttribute: (name: string) => attributes[name] ?? null,
        setAttribute: (name: string, value: string) => (attributes[name] = value),
      },
      querySelector: () => meta,
    },
  });
  const {'data-theme': shown = '', 'data-theme-choice': choice = ''} = attributes;
  return {css, themeColour, mode: shown, choice};
}

const chosen = {...DEFAULT_SCHEMES.dark, primary: '#b0306a', background: '#101114'};

describe('[9.18] the script before the first paint', () => {
  test('leaves a page unchanged when nothing is stored', () => {
    expect(run({})).toMatchObject({css: '', themeColour: '#ffffff', mode: 'light'});
    expect(run({}, 'dark').themeColour).toBe('#181920');
  });

  test.each(['', 'Dark', '{"a":1}', 'x'.repeat(10_000)])('reads %j as light', (mode) => {
    expect(run({}, mode)).toMatchObject({themeColour: '#ffffff', mode: 'light', choice: 'light'});
  });

  test.each([
    ['dark', 'dark', 'dark'],
    ['light', 'light', 'light'],
    ['system', 'light', 'system'],
    ['bogus', 'light', 'light'],
  ])(
    'with %s in the storage and an invalid value in the address, the mode is %s',
    (theme, mode, choice) => {
      expect(run({theme}, 'nonsense')).toMatchObject({mode, choice});
      expect(run({'theme-abc': theme}, 'nonsense', '-abc')).toMatchObject({mode, choice});
    },
  );

  test('leaves a valid choice unchanged', () => {
    expect(run({theme: 'light'}, 'dark')).toMatchObject({mode: 'dark', choice: 'dark'});
    expect(run({theme: 'dark'}, 'system')).toMatchObject({mode: 'light', choice: 'system'});
  });

  test('applies the stored colours of a mode', () => {
    const {css, themeColour} = run({'theme-colours-dark': serialise(chosen)}, 'dark');
    expect(css).toMatch(/^html\[data-theme='dark'\]\{--ifm-color-primary:#b0306a;/);
    expect(css).toMatch(/;--ifm-background-color:#101114\}$/);
    expect(themeColour).toBe('#101114');
  });

  test('reads the slots of the site’s namespace', () => {
    const stored = {'theme-colours-dark-abc': serialise(chosen)};
    expect(run(stored, 'dark', '-abc').css).not.toBe('');
    expect(run(stored, 'dark').css).toBe('');
  });

  test.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['an object without variables', '{}'],
    ['variables that are incomplete', '{"variables":{"--ifm-color-primary":"#000000"}}'],
    ['a value that is CSS', serialise(chosen).replace('"#101114"}', '"red;}*{display:none"}')],
    ['something huge', serialise({...chosen, primary: `#${'0'.repeat(6)}`}) + ' '.repeat(5000)],
  ])('ignores %s', (_, text) => {
    expect(run({'theme-colours-dark': text}, 'dark')).toMatchObject({
      css: '',
      themeColour: '#181920',
    });
  });

  test('works in a browser without storage and without adopted style sheets', () => {
    expect(() => {
      runInNewContext(bootScript(''), {document: {documentElement: {getAttribute: () => null}}});
    }).not.toThrow();
  });

  test('does not depend on stored values, so that a policy can allow it by hash', () => {
    expect(bootScript('')).toBe(bootScript(''));
    expect(bootScript('')).not.toContain('</script');
  });
});

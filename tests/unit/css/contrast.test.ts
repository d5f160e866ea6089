import {describe, expect, test} from 'vitest';
import {contrastRatio} from '../../../src/components/ThemeColours/contrast';
import {colourOf} from '../../../src/highlight/colours';
import {colours, namesOf, type Mode} from './tokens';

const AA = 4.5;
const AAA = 7;
/** Contrast of non-text elements: borders of fields, the focus, accents (WCAG 2.2, 1.4.11). */
const GRAPHIC = 3;

const KINDS = ['note', 'tip', 'info', 'warning', 'danger'];
const PAGES = ['--ifm-background-color', '--ifm-background-surface-color', '--site-surface'];
const CALLOUTS = KINDS.map((kind) => `--${kind}-background`);

/** `[minimum ratio, foregrounds, backgrounds]` */
const PAIRS: readonly (readonly [number, readonly string[], readonly string[]])[] = [
  [
    AAA,
    ['--ifm-font-color-base', '--ifm-heading-color'],
    [...PAGES, ...CALLOUTS, '--ifm-code-background', '--site-tint'],
  ],
  [AAA, ['--code-text'], ['--code-background', '--code-highlight']],
  [
    AA,
    ['--ifm-link-color', '--ifm-link-hover-color', '--site-link'],
    [...PAGES, ...CALLOUTS, '--ifm-code-background'],
  ],
  [AA, ['--site-muted', '--ifm-menu-color', '--ifm-toc-link-color'], PAGES],
  [AA, ['--site-muted'], ['--code-background', '--ifm-code-background']],
  [AA, ['--ifm-menu-color-active'], [...PAGES, '--site-tint']],
  [
    AA,
    [...new Set(colourOf.values())]
      .filter((colour) => colour !== null && !['bold', 'italic'].includes(colour))
      .map((colour) => `--code-${colour}`),
    ['--code-background', '--code-highlight'],
  ],
  ...KINDS.map((kind) => [AA, [`--${kind}-accent`], [`--${kind}-background`]] as const),
  [GRAPHIC, ['--site-focus'], [...PAGES, ...CALLOUTS, '--code-background', '--site-tint']],
  [GRAPHIC, ['--site-border-strong'], PAGES],
];

describe.each<Mode>(['light', 'dark'])('in %s mode', (mode) => {
  const colour = colours(mode);

  test.each(PAIRS)('a ratio of %d for %j on %j', (least, written, grounds) => {
    const low = written.flatMap((text) =>
      grounds
        .map((ground) => [text, ground, contrastRatio(colour(text), colour(ground))] as const)
        .filter(([, , ratio]) => ratio < least)
        .map(([, ground, ratio]) => `${text} on ${ground}: ${ratio.toFixed(2)}`),
    );
    expect(low).toEqual([]);
  });

  test('every text colour, and every background, is among the pairs', () => {
    const paired = new Set(PAIRS.flatMap(([, written, grounds]) => [...written, ...grounds]));
    const unseen = [
      // Shades that only other tokens use, dividing lines, and shadows.
      /^--ifm-color-primary/,
      /^--ifm-(?:hover-overlay|hr-background-color|navbar-background-color|breadcrumb-color-active)$/,
      /^--site-(?:border|shadow|scroll-shadow|backdrop)$/,
    ];
    const names = ['--ifm-', '--site-', '--code-', ...KINDS.map((kind) => `--${kind}-`)].flatMap(
      (prefix) =>
        namesOf(mode, prefix).filter((name) =>
          /color|colour|background|accent|^--(?:site|code)-/.test(name),
        ),
    );
    const colourful = names.filter((name) => {
      try {
        colour(name);
        return true;
      } catch {
        return false;
      }
    });
    expect(
      colourful.filter((name) => !paired.has(name) && !unseen.some((known) => known.test(name))),
    ).toEqual([]);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import ranges from '@fontsource/inter/unicode.json';
import type {Font} from 'satori';

type Weight = 400 | 500 | 600 | 700;

const folder = path.join(path.dirname(require.resolve('@fontsource/inter/package.json')), 'files');

/** First and last code point of the character ranges of a subset, by its name. */
const stretches = Object.entries(ranges).map(([subset, range]): [string, [number, number][]] => [
  subset,
  range.split(',').map((part) => {
    const [first = '', last = first] = part.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  }),
]);

function covers(held: readonly [number, number][], point: number): boolean {
  return held.some(([first, last]) => point >= first && point <= last);
}

/** Inter's subsets with a character of the text, the Latin one first. */
export function subsetsFor(text: string): string[] {
  const points = Array.from(new Set(text), (character) => character.codePointAt(0) ?? 0);
  const needed = stretches
    .filter(([, held]) => points.some((point) => covers(held, point)))
    .map(([subset]) => subset);
  return ['latin', ...needed.filter((subset) => subset !== 'latin')];
}

/** Whether Inter has a character. */
export function canDraw(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return stretches.some(([, held]) => covers(held, point));
}

const loaded = new Map<string, Font[]>();

/**
 * The font files that a text needs. Each subset is a separate family (`Inter latin`, …): satori falls back between
 * families, not within one. Equal needs return the same array, by which satori 0.63 recognises parsed fonts.
 */
export function interFor(text: string, weights: readonly Weight[]): Font[] {
  const subsets = subsetsFor(text);
  const key = [...subsets, ...weights].join(' ');
  const fonts =
    loaded.get(key) ??
    subsets.flatMap((subset) =>
      weights.map((weight) => ({
        name: `Inter ${subset}`,
        weight,
        style: 'normal' as const,
        data: fs.readFileSync(path.join(folder, `inter-${subset}-${String(weight)}-normal.woff`)),
      })),
    );
  loaded.set(key, fonts);
  return fonts;
}

import fs from 'node:fs';
import path from 'node:path';
import ranges from '@fontsource/inter/unicode.json';
import type {Font} from 'satori';

type Weight = 400 | 500 | 600 | 700;

const folder = path.join(path.dirname(require.resolve('@fontsource/inter/package.json')), 'files');

function covers(range: string, point: number): boolean {
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.replace('U+', '').split('-');
    return point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16);
  });
}

/** Inter's subsets that hold a character of the text, the Latin one first. */
export function subsetsFor(text: string): string[] {
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const needed = Object.entries(ranges)
    .filter(([, range]) => points.some((point) => covers(range, point)))
    .map(([subset]) => subset);
  return ['latin', ...needed.filter((subset) => subset !== 'latin')];
}

/** Whether Inter can draw a character at all. */
export function canDraw(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return Object.values(ranges).some((range) => covers(range, point));
}

const loaded = new Map<string, Font[]>();

/**
 * The font files that a text needs. Each subset is a family of its own (`Inter latin`, …): satori falls
 * back from family to family, not within one. Equal needs give the same array, by which satori 0.63
 * knows that it has parsed the fonts before.
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

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

/**
 * The font files that a text needs. Each subset is a family of its own (`Inter latin`, …): satori falls
 * back from family to family, not within one.
 */
export function interFor(text: string, weights: readonly Weight[]): Font[] {
  return subsetsFor(text).flatMap((subset) =>
    weights.map((weight) => ({
      name: `Inter ${subset}`,
      weight,
      style: 'normal' as const,
      data: fs.readFileSync(path.join(folder, `inter-${subset}-${String(weight)}-normal.woff`)),
    })),
  );
}

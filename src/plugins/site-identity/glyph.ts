import {createElement} from 'react';
import satori from 'satori';
import {canDraw, interFor} from './inter';

/** Outline of a letter as path data, with its bounding box. */
export interface Glyph {
  readonly path: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** First letter of a name as a capital; undefined if Inter lacks it. */
export function initialOf(name: string): string | undefined {
  const [first] = new Intl.Segmenter('en', {granularity: 'grapheme'}).segment(name.trim());
  const letter = first?.segment.toUpperCase() ?? '';
  return letter !== '' && Array.from(letter).every(canDraw) ? letter : undefined;
}

/** Draws a letter in Inter Bold as an outline, so that no font is needed. */
export async function outline(letter: string): Promise<Glyph> {
  const svg = await satori(
    createElement('div', {style: {display: 'flex', fontWeight: 700, fontSize: 64}}, letter),
    {width: 128, height: 128, fonts: interFor(letter, [700])},
  );
  const path = Array.from(svg.matchAll(/<path [^>]*\bd="([^"]+)"/g), ([, data]) => data).join('');
  const numbers = Array.from(path.matchAll(/-?\d+(?:\.\d+)?/g), Number);
  if (numbers.length === 0) throw new Error(`No outline for “${letter}” in Inter Bold.`);
  const across = numbers.filter((_, index) => index % 2 === 0);
  const down = numbers.filter((_, index) => index % 2 === 1);
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return {path, left, top, width: Math.max(...across) - left, height: Math.max(...down) - top};
}

import {layOut, type Direction} from './layout';
import {simplify} from './simplify';

/** SVG of a diagram, or the faults of its source: [line from 1, text]. */
export type Drawing = {svg: string} | {faults: [number, string][]};

/** Draws a diagram. Graphviz is large: load this when there is one. */
export async function draw(
  source: string,
  direction: Direction,
  words: Parameters<typeof simplify>[1],
): Promise<Drawing> {
  const layout = await layOut(source, direction);
  return 'svg' in layout ? {svg: simplify(layout.svg, words)} : layout;
}

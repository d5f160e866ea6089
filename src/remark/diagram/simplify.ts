import {load} from 'cheerio';

/** Attributes that style sheets and the page replace. Of class names, Graphviz' kinds and the writer's classes stay. */
const DROPPED = ['id', 'fill', 'stroke', 'font-family', 'xml:space', 'textLength', 'xmlns:xlink'];
/** Default text size in CSS pixels; must equal the style sheet of Diagram. */
export const BODY_SIZE = 13;

/** Extra distance between a name and the lines below it, in CSS pixels: Graphviz uses no line spacing. */
const LEADING = 1;

function round(numbers: string): string {
  return numbers.replace(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(1)) || 0));
}

/** Middle between the smallest and the largest x of a path or polygon. */
function centreOf(points: string): number {
  const xs = [...points.matchAll(/(-?[\d.]+),-?[\d.]+/g)].map(([, x]) => Number(x));
  return (Math.min(...xs) + Math.max(...xs)) / 2;
}

/** Name and description of the picture. */
export interface Naming {
  readonly title: string;
  /** Id of the element that holds the text alternative. */
  readonly describedBy: string;
}

/**
 * Graphviz' SVG for use in a page: without ids, node names, colours and fonts; one point becomes one CSS pixel, so that
 * text has the size of the source.
 */
export function simplify(svg: string, {title, describedBy}: Naming): string {
  const $ = load(svg, {xml: true});
  const root = $('svg');
  root.find('title').remove();
  root.find('.graph > polygon').remove();
  // Formatted labels start where they would if the browser's font were as wide as the measured one.
  root.find('.node').each((_, element) => {
    const shape = $(element).find('path, polygon').first();
    const x = String(centreOf(shape.attr('d') ?? shape.attr('points') ?? ''));
    const lines = $(element).find('text[text-anchor=start]').attr({'text-anchor': 'middle', x});
    if (lines.length < 2) return;
    lines.each((index, line) => {
      $(line).attr('y', String(Number($(line).attr('y')) + (index === 0 ? -LEADING : LEADING)));
    });
  });
  root.find('*').each((_, element) => {
    const node = $(element);
    for (const name of DROPPED) node.removeAttr(name);
    for (const name of ['d', 'points', 'x', 'y', 'transform']) {
      const value = node.attr(name);
      if (value !== undefined) node.attr(name, round(value));
    }
    const size = node.attr('font-size');
    if (size !== undefined) {
      node.attr('font-size', Number(size) === BODY_SIZE ? null : String(Number(size)));
    }
  });
  const graph = root.children('.graph');
  graph.attr('transform', /translate\([^)]*\)/.exec(graph.attr('transform') ?? '')?.[0] ?? null);
  const [, , width = 0, height = 0] = (root.attr('viewBox') ?? '').split(' ').map(Number);
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  for (const name of Object.keys(root.attr() ?? {})) root.removeAttr(name);
  root.attr({
    width: String(w),
    height: String(h),
    viewBox: `0 0 ${w} ${h}`,
    role: 'img',
    'aria-label': title,
    'aria-describedby': describedBy,
  });
  return $.xml(root)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><');
}

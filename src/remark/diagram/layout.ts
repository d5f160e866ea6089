import {instance} from '@viz-js/viz';
import {BODY_SIZE} from './simplify';

/** Top to bottom, for phones, or left to right. */
export type Direction = 'TB' | 'LR';

/** Graphviz' SVG of the layout, or its messages: [line of the source from 1, text]. */
export type Layout = {svg: string} | {faults: [number, string][]};

// Fonts of all diagrams. The browser uses the site's font; boxes are measured with the widest of these, so that text
// fits in any of them.
const FACE = {fontname: 'Verdana', fontsize: BODY_SIZE};
const graphAttributes = {
  ...FACE,
  pad: 0.04,
  nodesep: 0.3,
  ranksep: 0.4,
  labeljust: 'l',
  bgcolor: 'transparent',
};
const nodeAttributes = {...FACE, shape: 'box', style: 'rounded', margin: '0.13,0.11', height: 0.5};
const edgeAttributes = {...FACE, fontsize: 12, arrowsize: 0.65};

/** Letters beyond ASCII are measured as spaces: slightly too narrow, which the margins compensate. */
const UNMEASURED = 'no value for width of non-ASCII character';

const graphviz = instance();

/** Lays a graph out. Graphviz' warnings count as errors, because the result looks wrong. */
export async function layOut(source: string, rankdir: Direction): Promise<Layout> {
  const result = (await graphviz).render(source, {
    format: 'svg',
    graphAttributes: {...graphAttributes, rankdir},
    nodeAttributes,
    edgeAttributes,
  });
  const complaints = result.errors.filter(({message}) => !message.includes(UNMEASURED));
  const faults = complaints.map(({message}): [number, string] => [
    Number(/line (\d+)/.exec(message)?.[1] ?? 1),
    message.trim().replace(/\s+/g, ' '),
  ]);
  if (faults.length > 0) return {faults};
  return result.status === 'success' ? {svg: result.output} : {faults: [[1, 'nothing was drawn']]};
}

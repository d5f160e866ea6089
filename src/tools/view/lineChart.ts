import {extent, nice, ticks} from 'd3-array';
import {line} from 'd3-shape';
import {createElement as h, type ReactNode} from 'react';
import type {Block} from '../types';

/** Places in the drawing: numbers lose their last digits here, so exact values belong into a table. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface LineChart {
  readonly title: string;
  /** What it shows, for those who do not see it: both axes, first and last value. */
  readonly description: string;
  /** Label below the horizontal axis. */
  readonly x: string;
  /** Label above the vertical axis. */
  readonly y: string;
  readonly points: readonly Point[];
  /** The point of the entered values. */
  readonly mark?: Point;
}

const [WIDTH, HEIGHT] = [340, 200];
const PLOT = {left: 52, right: WIDTH - 12, top: 26, bottom: HEIGHT - 38};

const number = new Intl.NumberFormat('en', {maximumSignificantDigits: 4});
const compact = new Intl.NumberFormat('en', {notation: 'compact', maximumSignificantDigits: 4});
/** A number beside an axis: short, because there is little room. */
const shown = (value: number): string => (value < 10_000 ? number : compact).format(value);

/** Maps a range of values to one of the drawing, to a tenth of a unit. */
function scale([low, high]: readonly [number, number], from: number, to: number) {
  const length = high === low ? 1 : high - low;
  return (value: number): number =>
    Math.round((from + ((value - low) / length) * (to - from)) * 10) / 10;
}

/** The range of values with round ends; never empty. */
function rangeOf(values: readonly number[], count: number): [number, number] {
  const [low = 0, high = 1] = extent(values);
  return low === high ? [Math.min(low, 0), high === 0 ? 1 : high] : nice(low, high, count);
}

/** A chart of one line: an image with a name. */
function lineChart({title, description, x, y, points, mark}: LineChart): ReactNode {
  const across: readonly [number, number] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 1];
  const upward = rangeOf([0, ...points.map((point) => point.y)], 4);
  const [atX, atY] = [scale(across, PLOT.left, PLOT.right), scale(upward, PLOT.bottom, PLOT.top)];
  const path = line<Point>(
    (point) => atX(point.x),
    (point) => atY(point.y),
  )([...points]);
  const text = (key: string, place: Point, anchor: string, content: string): ReactNode =>
    h('text', {key, x: place.x, y: place.y, textAnchor: anchor}, content);
  const svg = h(
    'svg',
    {viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': `${title}. ${description}`},
    ticks(...upward, 4).map((value) => [
      h('path', {
        key: `y${value}`,
        className: 'tool-grid',
        d: `M${PLOT.left},${atY(value)}H${PLOT.right}`,
      }),
      text(`${value}`, {x: PLOT.left - 6, y: atY(value) + 4}, 'end', shown(value)),
    ]),
    ticks(...across, 5).map((value) =>
      text(`x${value}`, {x: atX(value), y: PLOT.bottom + 16}, 'middle', shown(value)),
    ),
    text('x', {x: PLOT.right, y: HEIGHT - 6}, 'end', x),
    text('y', {x: 0, y: 12}, 'start', y),
    h('path', {className: 'tool-line', d: path ?? ''}),
    mark && h('circle', {className: 'tool-mark', cx: atX(mark.x), cy: atY(mark.y), r: 4}),
  );
  return h('figure', {key: title, className: 'tool-chart'}, h('figcaption', null, title), svg);
}

/** Charts beside each other, where there is room. Exact values belong into tables behind them. */
export function charts(all: readonly LineChart[]): Block {
  return {kind: 'element', element: h('div', {className: 'tool-charts'}, all.map(lineChart))};
}

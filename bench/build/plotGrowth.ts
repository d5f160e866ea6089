import type {Run} from './runMeasured';

/** A measured build. */
export interface Measured extends Run {
  readonly pages: number;
  readonly site: string;
  readonly build: string;
}

const WIDTH = 360;
const HEIGHT = 240;
const LEFT = 60;
const BOTTOM = 40;
const COLOURS: Readonly<Record<string, string>> = {'this site': '#2e8555'};

/** One chart: a line for each site and build over the number of pages, both axes from zero. */
function chart(
  title: string,
  results: readonly Measured[],
  valueOf: (result: Measured) => number,
  at: number,
): string {
  const most = Math.max(1, ...results.map(({pages}) => pages));
  const highest = Math.max(1, ...results.map(valueOf));
  const x = (pages: number) => (at + LEFT + (pages / most) * (WIDTH - LEFT - 20)).toFixed(1);
  const y = (value: number) =>
    (HEIGHT - BOTTOM - (value / highest) * (HEIGHT - BOTTOM - 40)).toFixed(1);
  const series = new Set(results.map(({site, build}) => `${site}, ${build}`));
  const lines = [...series].map((name) => {
    const points = results.filter(({site, build}) => `${site}, ${build}` === name);
    const colour = COLOURS[points[0]?.site ?? ''] ?? '#9aa5b1';
    const dash = name.endsWith('cold') ? '' : name.endsWith('warm') ? '6 4' : '2 3';
    const places = points.map((point) => `${x(point.pages)},${y(valueOf(point))}`).join(' ');
    return `<polyline points="${places}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"><title>${name}</title></polyline>`;
  });
  const counts = [...new Set(results.map(({pages}) => pages))];
  return `<text x="${at}" y="18" font-size="15">${title}</text>
<path d="M${at + LEFT} 40V${HEIGHT - BOTTOM}H${at + WIDTH - 20}" fill="none" stroke="#1c1e21"/>
<text x="${at + LEFT - 8}" y="44" text-anchor="end">${highest.toFixed(0)}</text>
${counts.map((count) => `<text x="${x(count)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${count}</text>`).join('\n')}
${lines.join('\n')}`;
}

/** Seconds and memory over pages. Green: this site, grey: stock; solid: cold, dashed: warm, dotted: one page changed. */
export function plotGrowth(results: readonly Measured[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH * 2} ${HEIGHT}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
${chart('Seconds over pages', results, ({seconds}) => seconds, 0)}
${chart('Peak MB over pages', results, ({megabytes}) => megabytes, WIDTH)}
<text x="0" y="${HEIGHT - 4}">Green: this site. Grey: stock Docusaurus. Solid: cold, dashed: warm, dotted: one page changed.</text>
</svg>
`;
}

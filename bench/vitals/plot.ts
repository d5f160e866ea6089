import {spreadOf} from './summary';
import type {Vitals} from './visit';

const BAR = 18;
const GAP = 8;
const LEFT = 110;
const WIDTH = 640;

/** Draws medians as bars with their range as a line: one group per page, one bar per site. */
export function plot(
  title: string,
  key: keyof Vitals,
  pages: ReadonlyMap<string, ReadonlyMap<string, readonly Vitals[]>>,
): string {
  const bars = [...pages].flatMap(([page, sites]) =>
    [...sites].flatMap(([site, visits]) => {
      const spread = spreadOf(visits, key);
      return spread ? [{page, site, spread}] : [];
    }),
  );
  const longest = Math.max(1, ...bars.map(({spread}) => spread.high));
  const x = (value: number) => LEFT + (value / longest) * (WIDTH - LEFT - 60);
  let y = 30;
  let group = '';
  const shapes = bars.map(({page, site, spread}) => {
    const heading =
      page === group ? '' : `<text x="0" y="${(y += 24) - 6}" font-weight="bold">${page}</text>`;
    group = page;
    const middle = y + BAR / 2;
    const shape = `${heading}<text x="0" y="${middle + 4}">${site}</text>
<rect x="${LEFT}" y="${y}" width="${(x(spread.median) - LEFT).toFixed(1)}" height="${BAR}" fill="${site === 'this site' ? '#2e8555' : '#9aa5b1'}"/>
<path d="M${x(spread.low).toFixed(1)} ${middle}H${x(spread.high).toFixed(1)}" stroke="#1c1e21"/>
<text x="${(x(spread.high) + 6).toFixed(1)}" y="${middle + 4}">${spread.median.toFixed(0)}</text>`;
    y += BAR + GAP;
    return shape;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + 10}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
<text x="0" y="18" font-size="15">${title}</text>
${shapes.join('\n')}
</svg>
`;
}

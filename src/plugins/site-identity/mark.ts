import {SHADES, shadeOf, type ColourMode} from '../../components/ThemeColours/palette';
import {DEFAULT_SCHEMES} from '../../components/ThemeColours/scheme';
import type {Glyph} from './glyph';

const SIZE = 64;
const LETTER = 34;

/** Two tones of the tile and the colour of the letter, derived from the site's colours for a mode. */
function tones(mode: ColourMode): {tile: string; fold: string; letter: string} {
  const {primary, background} = DEFAULT_SCHEMES[mode];
  const darker = SHADES.find((shade) => shade.name === 'darker')?.adjustment ?? 0;
  return {tile: primary, fold: shadeOf(primary, darker), letter: background};
}

function letterPath(glyph: Glyph | undefined): string {
  // A name whose first letter the font lacks gets a ring instead.
  if (!glyph) return '<circle class="stroke" cx="32" cy="32" r="13" fill="none" stroke-width="8"/>';
  const scale = LETTER / Math.max(glyph.height, glyph.width);
  const x = SIZE / 2 - (glyph.left + glyph.width / 2) * scale;
  const y = SIZE / 2 - (glyph.top + glyph.height / 2) * scale;
  const place = `translate(${x.toFixed(3)} ${y.toFixed(3)}) scale(${scale.toFixed(4)})`;
  return `<path class="letter" transform="${place}" d="${glyph.path.trim()}"/>`;
}

const rules = (mode: ColourMode): string => {
  const {tile, fold, letter} = tones(mode);
  return `.tile{fill:${tile}}.fold{fill:${fold}}.letter{fill:${letter}}.stroke{stroke:${letter}}`;
};

function draw(glyph: Glyph | undefined, style: string, radius: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(SIZE)} ${String(SIZE)}">
<style>${style}</style>
<clipPath id="a"><rect width="64" height="64" rx="${String(radius)}"/></clipPath>
<g clip-path="url(#a)"><path class="tile" d="M0 0h64v64H0z"/><path class="fold" d="M64 0v64H0z"/></g>
${letterPath(glyph)}
</svg>
`;
}

/** The mark for one colour mode: the initial on a folded tile. */
export const markSvg = (glyph: Glyph | undefined, mode: ColourMode): string =>
  draw(glyph, rules(mode), 15);

/** The mark for browser tabs, which use the operating system's mode and not the site's. */
export const faviconSvg = (glyph: Glyph | undefined): string =>
  draw(glyph, `${rules('light')}@media (prefers-color-scheme:dark){${rules('dark')}}`, 15);

/** The mark without round corners, for systems that crop icons. */
export const appIconSvg = (glyph: Glyph | undefined): string => draw(glyph, rules('light'), 0);

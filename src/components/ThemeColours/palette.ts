/** The two colour modes that have colours of their own. */
export type ColourMode = 'light' | 'dark';

/** Every mode, in the order in which CSS and stored values are written. */
export const MODES: readonly ColourMode[] = ['light', 'dark'];

/** A shade of the primary colour. */
export interface Shade {
  readonly name: string;
  /** Custom property of Infima that carries the shade. */
  readonly variable: string;
  /** Relative change of lightness: 0.1 is 10 % darker, -0.1 is 10 % lighter. */
  readonly adjustment: number;
}

/** The seven shades with their stock adjustments, in the order in which stylesheets list them. */
export const SHADES: readonly Shade[] = [
  {name: 'primary', variable: '--ifm-color-primary', adjustment: 0},
  {name: 'dark', variable: '--ifm-color-primary-dark', adjustment: 0.1},
  {name: 'darker', variable: '--ifm-color-primary-darker', adjustment: 0.15},
  {name: 'darkest', variable: '--ifm-color-primary-darkest', adjustment: 0.3},
  {name: 'light', variable: '--ifm-color-primary-light', adjustment: -0.1},
  {name: 'lighter', variable: '--ifm-color-primary-lighter', adjustment: -0.15},
  {name: 'lightest', variable: '--ifm-color-primary-lightest', adjustment: -0.3},
];

export const BACKGROUND_VARIABLE = '--ifm-background-color';

const HEX = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/;

/**
 * Parses a hex colour as people type it: with or without `#`, three or six digits, any case.
 * @returns the colour as `#rrggbb`, or null when the text is no colour.
 */
export function parseColour(text: string): string | null {
  const colour = text.trim().toLowerCase();
  if (!HEX.test(colour)) return null;
  const digits = colour.replace('#', '');
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** Red, green and blue of a `#rrggbb` colour, each between 0 and 1. */
export function channelsOf(hex: string): [number, number, number] {
  const number = Number.parseInt(hex.slice(1), 16);
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255];
}

function toHsl(hex: string): {hue: number; saturation: number; lightness: number} {
  const [red, green, blue] = channelsOf(hex);
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const spread = most - least;
  const lightness = (most + least) / 2;
  if (spread === 0) return {hue: 0, saturation: 0, lightness};
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  if (most === red) return {hue: ((green - blue) / spread + 6) % 6, saturation, lightness};
  if (most === green) return {hue: (blue - red) / spread + 2, saturation, lightness};
  return {hue: (red - green) / spread + 4, saturation, lightness};
}

/**
 * Changes a colour's HSL lightness and keeps its hue and saturation.
 * @param hex colour as `#rrggbb`
 * @param adjustment between -1 and 1; the lightness is multiplied by 1 minus this
 * @returns the new colour as `#rrggbb`
 */
export function shadeOf(hex: string, adjustment: number): string {
  const {hue, saturation, lightness: before} = toHsl(hex);
  const lightness = Math.min(1, before * (1 - adjustment));
  const reach = saturation * Math.min(lightness, 1 - lightness);
  // Each channel is the same trapezoid over the hue circle, shifted by a third of it.
  const channel = (shift: number): string => {
    const at = (shift + hue * 2) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    // Halves are rounded down, as in the shades of Docusaurus' own stylesheet template; the millionth absorbs
    // floating-point noise.
    return Math.ceil(255 * value - 0.500001)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

import {BACKGROUND_VARIABLE, MODES, SHADES, shadeOf, type ColourMode} from './palette';

/** A reader's colours for one mode. */
export interface Scheme {
  /** Base of the seven shades, as `#rrggbb`. */
  readonly primary: string;
  /** Page background, as `#rrggbb`. */
  readonly background: string;
  /** One adjustment for each of {@link SHADES}, in their order. */
  readonly adjustments: readonly number[];
}

/** One scheme for each mode. */
export type Schemes = Readonly<Record<ColourMode, Scheme>>;

const stockAdjustments = SHADES.map((shade) => shade.adjustment);

/** The site's default colours; src/css has the same for readers who never open the dialog. */
export const DEFAULT_SCHEMES: Schemes = {
  light: {primary: '#2e8555', background: '#ffffff', adjustments: stockAdjustments},
  dark: {primary: '#25c2a0', background: '#181920', adjustments: stockAdjustments},
};

/** Key of a mode's slot in session storage, without the site's namespace. */
export const SLOT_PREFIX = 'theme-colours-';

/** Maximum length of stored text that is read; the dialog writes about 600 characters. */
export const LONGEST_STORED = 4000;

/** The custom properties of a scheme with their values, in the order of stylesheets. */
export function variablesOf(scheme: Scheme): Record<string, string> {
  const shades = SHADES.map(({variable, adjustment}, index) => [
    variable,
    shadeOf(scheme.primary, scheme.adjustments[index] ?? adjustment),
  ]);
  return {
    ...(Object.fromEntries(shades) as Record<string, string>),
    [BACKGROUND_VARIABLE]: scheme.background,
  };
}

/**
 * Text for a storage slot. It includes the computed variables, so that the script before the first paint computes
 * nothing.
 */
export function serialise(scheme: Scheme): string {
  return JSON.stringify({...scheme, variables: variablesOf(scheme)});
}

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);

const isAdjustment = (value: unknown): value is number =>
  typeof value === 'number' && value >= -1 && value <= 1;

/** Reads a storage slot; null for anything that {@link serialise} could not have written. */
export function parseStored(text: string | null): Scheme | null {
  if (text === null || text.length > LONGEST_STORED) return null;
  try {
    const stored = JSON.parse(text) as Partial<Record<keyof Scheme, unknown>> | null;
    const {primary, background, adjustments} = stored ?? {};
    if (!isColour(primary) || !isColour(background) || !Array.isArray(adjustments)) return null;
    if (adjustments.length !== SHADES.length || !adjustments.every(isAdjustment)) return null;
    const scheme = {primary, background, adjustments};
    return serialise(scheme) === text ? scheme : null;
  } catch {
    return null;
  }
}

/** Style rules that apply the schemes, ready for a stylesheet. */
export function cssOf(schemes: Schemes): string {
  return MODES.map((mode) => {
    const lines = Object.entries(variablesOf(schemes[mode])).map(
      ([name, value]) => `  ${name}: ${value};`,
    );
    return `html[data-theme='${mode}'] {\n${lines.join('\n')}\n}\n`;
  }).join('\n');
}

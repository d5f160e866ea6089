import {readFileSync} from 'node:fs';
import path from 'node:path';
import {channelsOf} from '../../../src/components/ThemeColours/palette';

const file = path.resolve(__dirname, '../../../src/css/tokens.css');

export type Mode = 'light' | 'dark';

/** The declarations of the rules of tokens.css that apply in a mode. */
function declarationsOf(mode: Mode): ReadonlyMap<string, string> {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const holding = rules.filter(([, selector = '']) =>
    [':root', `[data-theme='${mode}']`].some((part) => selector.includes(part)),
  );
  return new Map(
    holding.flatMap(([, , body = '']) =>
      [...body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)].map(
        ([, name = '', value = '']) => [name, value.trim().replace(/\s+/g, ' ')] as const,
      ),
    ),
  );
}

const hex = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Resolves the tokens of a mode to `#rrggbb`. @throws for an unknown token, or an unsupported colour */
export function colours(mode: Mode): (name: string) => string {
  const declared = declarationsOf(mode);
  const resolve = (value: string): string => {
    const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    if (name !== undefined) return colour(name);
    const [, first, share, second] = /^color-mix\(in srgb, (.+?) (\d+)%, (.+)\)$/.exec(value) ?? [];
    if (first !== undefined && second !== undefined) {
      const part = Number(share) / 100;
      const [one, two] = [channelsOf(resolve(first)), channelsOf(resolve(second))];
      return hex(
        one.map((channel, index) => 255 * (channel * part + (two[index] ?? 0) * (1 - part))),
      );
    }
    if (/^#[0-9a-f]{6}$/.test(value)) return value;
    throw new Error(`tokens.css: expected a colour in ${mode} mode, found ${value}.`);
  };
  const colour = (name: string): string => {
    const value = declared.get(name);
    if (value === undefined) throw new Error(`tokens.css has no ${name} in ${mode} mode.`);
    return resolve(value);
  };
  return colour;
}

/** Names of the tokens of a mode that begin with a prefix. */
export function namesOf(mode: Mode, prefix: string): string[] {
  return [...declarationsOf(mode).keys()].filter((name) => name.startsWith(prefix));
}

import {Composite, Expression} from './expression';
import type {Style} from './style';

/** Maximum line length of a sample before it is broken up. */
const WIDTH = 84;

/** Width of a tab. */
const TAB = 4;

function scalar(value: unknown, style: Style): string {
  if (value instanceof Expression) return value.source;
  if (typeof value === 'string') return style.text(value);
  if (value === null || value === undefined) return style.null;
  if (typeof value === 'boolean') return value ? style.true : style.false;
  return JSON.stringify(value);
}

/** A list or object as its delimiters and its parts; undefined for scalars. */
function compositeOf(value: unknown, style: Style): Composite | undefined {
  if (value instanceof Composite) return value;
  if (typeof value !== 'object' || value === null || value instanceof Expression) return undefined;
  if (Array.isArray(value))
    return new Composite(
      ...style.list,
      value.map((item: unknown) => [undefined, item]),
    );
  return new Composite(
    ...style.object,
    Object.entries(value).map(([key, item]) => [style.key(key), item]),
  );
}

/** A value on one line. */
function inline(value: unknown, style: Style): string {
  const composite = compositeOf(value, style);
  if (!composite) return scalar(value, style);
  const parts = composite.entries.map(
    ([key, item]) => `${key === undefined ? '' : `${key}: `}${inline(item, style)}`,
  );
  return `${composite.open}${parts.join(', ')}${composite.close}`;
}

function fits(source: string, style: Style, depth: number, used: number): boolean {
  const step = style.indent === '\t' ? TAB : style.indent.length;
  return !source.includes('\n') && source.length + used + depth * step <= WIDTH;
}

/** Length of a key that gofmt aligns with any other; longer keys must be of similar length. */
const SHORT = 40;

/**
 * Whether gofmt starts a new alignment section at a line: around multi-line values, and where key lengths differ a lot.
 */
function startsSection(keys: readonly string[], isLong: boolean, wasLong: boolean): boolean {
  if (isLong || wasLong) return true;
  const size = (keys.at(-1) ?? '').length;
  const before = keys.slice(0, -1).map(({length}) => length);
  if (size <= SHORT && (before.at(-1) ?? 0) <= SHORT) return false;
  const mean = Math.exp(before.reduce((sum, length) => sum + Math.log(length), 0) / before.length);
  return size / mean >= 2.5 || size / mean <= 1 / 2.5;
}

/** Pads keys so that the values of a section are aligned, as gofmt does. */
function aligned(keys: readonly string[], sources: readonly string[]): string[] {
  const sections: string[][] = [];
  keys.forEach((key, index) => {
    const section = sections.at(-1);
    const [isLong, wasLong] = [index, index - 1].map((at) => sources[at]?.includes('\n') ?? false);
    const names = [...(section ?? []), key].map((name) => name.trimEnd().replace(/:$/, ''));
    if (!section || startsSection(names, isLong ?? false, wasLong ?? false)) sections.push([key]);
    else section.push(key);
  });
  return sections.flatMap((section) => {
    const widest = Math.max(...section.map(({length}) => length));
    return section.map((key) => key.padEnd(widest));
  });
}

/**
 * A value, on one line if it fits.
 *
 * @param depth indentation level of its first line
 * @param used columns that are taken before and after it
 */
export function print(value: unknown, style: Style, depth: number, used = 0): string {
  const line = inline(value, style);
  const composite = compositeOf(value, style);
  if (!composite || composite.entries.length === 0 || fits(line, style, depth, used)) return line;
  const keys = composite.entries.map(([key]) => (key === undefined ? '' : `${key}: `));
  const sources = composite.entries.map(([, item], index) =>
    print(item, style, depth + 1, (keys[index]?.length ?? 0) + 1),
  );
  const heads = style.aligned ? aligned(keys, sources) : keys;
  const pad = style.indent.repeat(depth + 1);
  const rows = sources.map((source, index) => `${pad}${heads[index] ?? ''}${source},\n`);
  return `${composite.open}\n${rows.join('')}${style.indent.repeat(depth)}${composite.close}`;
}

/**
 * A function call: on one line if it fits, else with its last argument broken up, else with one argument per line.
 *
 * @param head text before the arguments, from the beginning of the line
 */
export function printCall(
  head: string,
  args: readonly unknown[],
  style: Style,
  depth: number,
  tail = '',
): string {
  const line = `${head}(${args.map((value) => inline(value, style)).join(', ')})${tail}`;
  const last = compositeOf(args.at(-1), style);
  if (fits(line, style, depth, 0) || (args.length < 2 && !last)) return line;
  const lead = args.slice(0, -1).map((value) => `${inline(value, style)}, `);
  const opening = `${head}(${lead.join('')}${last?.open ?? ''}`;
  if (last && fits(opening, style, depth, 0)) {
    return `${head}(${lead.join('')}${print(last, style, depth, Infinity)})${tail}`;
  }
  const pad = style.indent.repeat(depth + 1);
  const items = args.map((value) => `${pad}${print(value, style, depth + 1, 1)},\n`);
  return `${head}(\n${items.join('')}${style.indent.repeat(depth)})${tail}`;
}

import {contextOf, type Context} from '../profile/conversions';
import {formats, printed} from '../profile/formats';
import {child, keysOf, nearest} from '../profile/keys';
import {planOf} from '../profile/topology/plan';
import {workedExamples} from '../worked';
import {pageBlocks} from '../tools/configuration/pageBlocks';
import type {VersionData} from '../profile/types';

/** Possible roots of a token. */
export type Root = keyof VersionData | 'worked' | 'plan';

/** Either the output of a token or the reason why it has none, with the fix. */
export type Resolved = {readonly text: string} | {readonly fault: string};

function didYouMean(
  asked: string,
  choices: readonly string[],
  brace: (key: string) => string,
): string {
  const near = nearest(asked, choices).map(brace);
  return near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
}

/** Formats that apply to this value. */
function fittingFormats(node: unknown, context: Context): string[] {
  return Object.keys(formats).filter((name) => formats[name]?.(node, context) !== undefined);
}

const plans = new WeakMap<VersionData, unknown>();

/** Addresses of the example network, and the files that the configuration builder writes for it. */
function planRoot(data: VersionData): unknown {
  const known = plans.get(data);
  if (known !== undefined) return known;
  const blocks = pageBlocks(data);
  const hosts = planOf(data.topology, data.network);
  const names = new Set([...Object.keys(hosts), ...Object.keys(blocks)]);
  const root = Object.fromEntries(
    [...names].map((name) => [name, {...hosts[name], ...blocks[name]}]),
  );
  plans.set(data, root);
  return root;
}

function rootOf(data: VersionData, root: Root): unknown {
  if (root === 'worked') return workedExamples(data.network);
  if (root === 'plan') return planRoot(data);
  return data[root];
}

/** Prints `key` (`staking.unbondPeriod.hours`) of one root (`network`, `contracts`, `worked`, `plan`, `version`) of a version's data. */
export function resolve(data: VersionData, root: Root, key: string): Resolved {
  const context = contextOf(data.network);
  const brace = (name: string) => `{${root}.${name}}`;
  const parts = key.split('.');
  const named = rootOf(data, root);
  let node = named;
  for (const [index, part] of parts.entries()) {
    const next = child(node, part);
    if (next !== undefined) {
      node = next;
      continue;
    }
    const fitting = fittingFormats(node, context);
    const isFormat = index === parts.length - 1 && Object.hasOwn(formats, part);
    const format = isFormat ? formats[part] : undefined;
    if (!format) {
      const stem = parts.slice(0, index);
      const choices = [
        ...(root === 'contracts' ? Object.keys(data.contracts) : []),
        ...keysOf(named),
        ...fitting.map((name) => [...stem, name].join('.')),
      ];
      return {fault: `${brace(key)} is unknown.${didYouMean(key, choices, brace)}`};
    }
    const text = format(node, context);
    if (text !== undefined) return {text};
    const list = fitting.map((name) => `.${name}`).join(' ') || 'none';
    return {
      fault: `${brace(key)}: the format .${part} does not fit this value. Fitting formats: ${list}.`,
    };
  }
  const isContract = root === 'contracts' && parts.length === 1;
  const text = printed(isContract ? child(node, 'address') : node, context);
  if (text !== undefined) return {text};
  const inside = keysOf(node, key).slice(0, 5).map(brace);
  return {
    fault: `${brace(key)} is a group. Name one value of it, such as ${inside.join(', ')}.`,
  };
}

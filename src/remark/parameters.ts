/*
 * <Parameters of="staking" />                           every parameter of a section of the profile
 * <Parameters of="staking" keys="minSelfDelegation unbondPeriod" />   these, in this order
 *
 * A table: what the parameter is, its value, the values that governance may set, where it can be read.
 */
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {contextOf} from '../profile/conversions';
import {child, nearest} from '../profile/keys';
import {isParameter, isRecord} from '../profile/parameter';
import {phrase} from '../profile/phrase';
import type {NetworkProfile, Parameter} from '../profile/types';
import {BlockError, replaceBlocks} from './blocks';
import {code, table, text} from '../mdast/builders';
import {profileOf, type Options} from './versionData';

function sectionOf(profile: NetworkProfile, name: string): Record<string, Parameter> {
  const parameters = (node: unknown) =>
    isRecord(node)
      ? Object.entries(node).filter((entry): entry is [string, Parameter] => isParameter(entry[1]))
      : [];
  const found = parameters(child(profile, name));
  if (found.length > 0) return Object.fromEntries(found);
  const sections = Object.keys(profile).filter((key) => parameters(profile[key]).length > 0);
  throw new BlockError(
    `<Parameters of="${name}" />: the profile has no such section of parameters. It has: ${sections.join(', ')}.`,
  );
}

function chosen(section: Record<string, Parameter>, of: string, keys?: string): Parameter[] {
  if (keys === undefined) return Object.values(section);
  return keys
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((key) => {
      const parameter = section[key];
      if (parameter) return parameter;
      const near = nearest(key, Object.keys(section));
      const hint =
        near.length > 0
          ? `Did you mean ${near.join(' or ')}?`
          : `It has: ${Object.keys(section).join(', ')}.`;
      throw new BlockError(`<Parameters of="${of}" />: ${of} has no parameter ${key}. ${hint}`);
    });
}

/** "3 days to 30 days"; a dash for values that governance cannot set. */
function rangeOf(parameter: Parameter, print: (parameter: Parameter) => string): string {
  const bound = (value: number | string | undefined) =>
    value === undefined ? undefined : print({...parameter, value});
  const [min, max] = [bound(parameter.min), bound(parameter.max)];
  if (min === undefined) return max === undefined ? '–' : `up to ${max}`;
  return max === undefined ? `from ${min}` : `${min} to ${max}`;
}

/** Replaces `<Parameters />` by a table of the version's profile. */
export function parameters({siteDir}: Options) {
  return (tree: Root, file: VFile): void => {
    replaceBlocks(tree, siteDir, file, 'Parameters', ['of', 'keys'], ({attributes}) => {
      const profile = profileOf(siteDir, file);
      const context = contextOf(profile);
      const {of = '', keys} = attributes;
      const rows = chosen(sectionOf(profile, of), of, keys);
      const hasBounds = rows.some(({min, max}) => min !== undefined || max !== undefined);
      const print = (parameter: Parameter) => phrase(parameter, context);
      return [
        table(
          ['What it is', 'Value', ...(hasBounds ? ['Governance may set'] : []), 'Where to read it'],
          rows.map((parameter) => [
            parameter.meaning,
            print(parameter),
            ...(hasBounds ? [rangeOf(parameter, print)] : []),
            parameter.source.includes(' ') ? text(parameter.source) : code(parameter.source),
          ]),
        ),
      ];
    });
  };
}

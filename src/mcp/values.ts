import {contextOf} from '../profile/conversions';
import {isParameter, isRecord} from '../profile/parameter';
import {phrase} from '../profile/phrase';
import type {NetworkProfile} from '../profile/types';

/** A value of the network profile. */
export interface NetworkValue {
  /** Its key: `staking.unbondPeriod`. */
  readonly key: string;
  readonly value: string;
  readonly meaning?: string;
  readonly source?: string;
}

function valuesBelow(node: unknown, key: string, profile: NetworkProfile): NetworkValue[] {
  if (isParameter(node))
    return [
      {key, value: phrase(node, contextOf(profile)), meaning: node.meaning, source: node.source},
    ];
  if (Array.isArray(node))
    return node.flatMap((item, index) => valuesBelow(item, `${key}.${index}`, profile));
  if (isRecord(node))
    return Object.entries(node)
      .filter(([name]) => !name.startsWith('$'))
      .flatMap(([name, item]) => valuesBelow(item, key === '' ? name : `${key}.${name}`, profile));
  const isPlain = ['string', 'number', 'boolean'].includes(typeof node);
  return isPlain ? [{key, value: String(node)}] : [];
}

/** Values of the profile whose key, value or meaning has all the words; all of them without words. */
export function networkValues(profile: NetworkProfile, words: string): NetworkValue[] {
  const wanted = words.toLowerCase().split(/\s+/u).filter(Boolean);
  return valuesBelow(profile, '', profile).filter(({key, value, meaning = ''}) => {
    const text = `${key} ${value} ${meaning}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

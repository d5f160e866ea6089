import {contextOf} from '../profile/conversions';
import {isParameter, isRecord} from '../profile/parameter';
import {phrase} from '../profile/phrase';
import type {NetworkProfile, Parameter} from '../profile/types';
import type {ValueChange} from './types';

function parametersBelow(node: unknown, key: string): [key: string, parameter: Parameter][] {
  if (isParameter(node)) return [[key, node]];
  if (!isRecord(node)) return [];
  return Object.entries(node).flatMap(([name, item]) =>
    parametersBelow(item, key === '' ? name : `${key}.${name}`),
  );
}

/** Parameters of the network profile whose value differs, by key in the order of the newer version; removed ones last. */
export function compareValues(older: NetworkProfile, newer: NetworkProfile): ValueChange[] {
  const printed = (profile: NetworkProfile) =>
    new Map(
      parametersBelow(profile, '').map(([key, parameter]) => [
        key,
        {meaning: parameter.meaning, words: phrase(parameter, contextOf(profile))},
      ]),
    );
  const was = printed(older);
  const is = printed(newer);
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((key): ValueChange[] => {
    const [from, to] = [was.get(key), is.get(key)];
    if (from?.words === to?.words) return [];
    return [
      {
        key,
        meaning: to?.meaning ?? from?.meaning ?? '',
        ...(from && {from: from.words}),
        ...(to && {to: to.words}),
      },
    ];
  });
}

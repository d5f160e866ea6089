import type {NetworkProfile, Parameter} from '../profile/types';
import {endpoints} from './endpoints';
import {protocolExamples} from './protocolExamples';
import {stakingExamples} from './stakingExamples';

/** Every number that `{worked.group.name}` can print, computed from the network profile as the contracts compute it. */
export type WorkedExamples = Readonly<
  Record<string, Readonly<Record<string, Parameter | string | number>>>
>;

const known = new WeakMap<NetworkProfile, WorkedExamples>();

/** @throws when the profile lacks a parameter that an example starts from, with its key. */
export function workedExamples(profile: NetworkProfile): WorkedExamples {
  const examples = known.get(profile) ?? {
    ...stakingExamples(profile),
    ...protocolExamples(profile),
    ...endpoints(profile),
  };
  known.set(profile, examples);
  return examples;
}

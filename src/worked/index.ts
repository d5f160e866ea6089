import type {NetworkProfile, Parameter} from '../profile/types';
import {endpoints} from './endpoints';
import {protocolExamples} from './protocolExamples';
import {stakingExamples} from './stakingExamples';

/** All values of `{worked.group.name}`, computed from the network profile as the contracts compute them. */
export type WorkedExamples = Readonly<
  Record<string, Readonly<Record<string, Parameter | string | number>>>
>;

const known = new WeakMap<NetworkProfile, WorkedExamples>();

/** @throws when the profile lacks a parameter of an example, with its key. */
export function workedExamples(profile: NetworkProfile): WorkedExamples {
  const examples = known.get(profile) ?? {
    ...stakingExamples(profile),
    ...protocolExamples(profile),
    ...endpoints(profile),
  };
  known.set(profile, examples);
  return examples;
}

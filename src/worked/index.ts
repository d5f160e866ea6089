import type {NetworkProfile} from '../profile/types';
import {endpoints} from './endpoints';
import {protocolExamples} from './protocolExamples';
import {stakingExamples} from './stakingExamples';
import type {WorkedExamples} from './types';

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

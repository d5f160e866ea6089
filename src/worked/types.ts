import type {Parameter} from '../profile/types';

/** All values of `{worked.group.name}`, computed from the network profile as the contracts compute them. */
export type WorkedExamples = Readonly<
  Record<string, Readonly<Record<string, Parameter | string | number>>>
>;

import type {Requester} from '../types';
import {createRequester} from './requester';

let shared: Requester | undefined;

/** The one that all calls of the tab use. */
export function requester(): Requester {
  shared ??= createRequester();
  return shared;
}

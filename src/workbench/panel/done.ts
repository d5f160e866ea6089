import type {AbiFunction} from 'viem';
import type {Health} from '../explain/health';
import type {Outcome, RpcCall} from '../types';
import type {Target} from './target';

/** A call that has ended. */
export interface Done {
  readonly call: RpcCall;
  readonly target: Target;
  readonly outcome: Outcome;
  /** The function that was called by its interface. */
  readonly item?: AbiFunction;
  /** State of the node, once it is known. */
  readonly health?: Health;
  /** Namespaces that the node offers, if the method is not among its methods. */
  readonly modules?: readonly string[];
}

import type {Action, Actions} from './action';
import {Expression} from './expression';
import {blockOf, heightOf, isAddress, isHash} from './values';

/* Shared by libraries with positional arguments: ethers and web3.py. */

/** A block: tag, hash or number. */
export function blockArg(value: unknown): unknown {
  const block = blockOf(value);
  if (!block) return undefined;
  if (block.kind === 'tag') return block.tag;
  return block.kind === 'hash' ? block.hash : new Expression(String(block.height));
}

/** The same for functions that accept no hash. */
export function heightArg(value: unknown): unknown {
  return heightOf(value) && blockArg(value);
}

/** A function for arguments that `argsOf` can translate: none of them may be undefined. */
export function action(
  result: string,
  name: string,
  argsOf: (params: readonly unknown[]) => readonly unknown[] | false | undefined,
): Actions[string] {
  return (params): Action | undefined => {
    const args = argsOf(params);
    return args && !args.includes(undefined) ? {result, name, args} : undefined;
  };
}

/** A function with one argument, which has to be valid. */
export function one(
  result: string,
  name: string,
  fits: (value: unknown) => boolean,
): Actions[string] {
  return action(result, name, ([value, ...rest]) => fits(value) && rest.length === 0 && [value]);
}

/** A function with a hash argument. */
export function byHash(result: string, name: string): Actions[string] {
  return one(result, name, isHash);
}

/** A function with a block argument, and whether to return full transactions. */
export function blockAction(name: string): Actions[string] {
  return action('block', name, ([which, full, ...rest]) => {
    if (typeof full !== 'boolean' || rest.length > 0) return undefined;
    return full ? [blockArg(which), true] : [blockArg(which)];
  });
}

/**
 * A function with an account and a block argument.
 * @param write how the library formats an address
 */
export function stateAction(
  result: string,
  name: string,
  write: (address: string) => unknown = (address) => address,
): Actions[string] {
  return action(
    result,
    name,
    ([who, block, ...rest]) =>
      isAddress(who) && rest.length === 0 && [write(who), heightArg(block)],
  );
}

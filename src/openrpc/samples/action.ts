import {heightOf, isHash} from './values';

/** A library's own function for a method: its arguments and the name of its result. */
export interface Action {
  readonly result: string;
  /** Name of the function on the client. */
  readonly name: string;
  readonly args: readonly unknown[];
}

/**
 * Library functions by method. Undefined for arguments that the function cannot express; the sample then shows the raw
 * request.
 */
export type Actions = Readonly<Record<string, (params: readonly unknown[]) => Action | undefined>>;

/**
 * Libraries have one function for blocks by height and by hash, which decides by its argument, so the argument has to
 * match the method.
 */
function namesItsBlock(method: string, [which]: readonly unknown[]): boolean {
  if (/By(Block)?Hash/.test(method)) return isHash(which);
  return !/By(Block)?Number/.test(method) || heightOf(which) !== undefined;
}

/** The function call of a sample, if its library has a function that accepts its arguments. */
export function actionOf(
  actions: Actions,
  {method, params}: {readonly method: string; readonly params: readonly unknown[]},
): Action | undefined {
  return Object.hasOwn(actions, method) && namesItsBlock(method, params)
    ? actions[method]?.(params)
    : undefined;
}

/** A method without arguments. */
export function bare(result: string, name: string): Actions[string] {
  return (params) => (params.length === 0 ? {result, name, args: []} : undefined);
}

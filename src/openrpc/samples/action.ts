import {heightOf, isHash} from './values';

/** A library's own function for a method: what it is called with and what its result is named. */
export interface Action {
  readonly result: string;
  /** Name of the function, on the client. */
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Library functions by method. Undefined for arguments that the function cannot express; then the raw request is shown. */
export type Actions = Readonly<Record<string, (params: readonly unknown[]) => Action | undefined>>;

/** Libraries have one function for blocks by height and by hash: it asks by what it is given, so that has to be what the method takes. */
function namesItsBlock(method: string, [which]: readonly unknown[]): boolean {
  if (/By(Block)?Hash/.test(method)) return isHash(which);
  return !/By(Block)?Number/.test(method) || heightOf(which) !== undefined;
}

/** The action of a call, if its library has one that takes its arguments. */
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

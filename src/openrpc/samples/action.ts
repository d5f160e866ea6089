/** A library's own function for a method: what it is called with and what its result is named. */
export interface Action {
  readonly result: string;
  /** Name of the function, on the client. */
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Library functions by method. Undefined for arguments that the function cannot express; then the raw request is shown. */
export type Actions = Readonly<Record<string, (params: readonly unknown[]) => Action | undefined>>;

/** The action of a call, if its library has one that takes its arguments. */
export function actionOf(
  actions: Actions,
  {method, params}: {readonly method: string; readonly params: readonly unknown[]},
): Action | undefined {
  return Object.hasOwn(actions, method) ? actions[method]?.(params) : undefined;
}

/** A method without arguments. */
export function bare(result: string, name: string): Actions[string] {
  return (params) => (params.length === 0 ? {result, name, args: []} : undefined);
}

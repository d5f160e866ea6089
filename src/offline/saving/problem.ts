/** Why a version could not be saved. */
export type Problem =
  /** The reader stopped it. */
  | 'stopped'
  /** The connection was lost; what has arrived stays. */
  | 'network'
  /** The browser has no room for it. */
  | 'storage'
  /** A file is missing or differs from its list: the site was replaced meanwhile, or its host changes files. */
  | 'changed'
  /** The browser refuses the service worker or its storage. */
  | 'worker';

/** A version could not be saved. */
export class SaveFailure extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause: unknown) {
    super(`Not saved: ${problem}`, {cause});
    this.problem = problem;
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** What an error of fetching or storing means. */
export function problemOf(error: unknown): Problem {
  if (error instanceof SaveFailure) return error.problem;
  if (nameOf(error) === 'AbortError') return 'stopped';
  if (nameOf(error) === 'QuotaExceededError') return 'storage';
  return 'network';
}

/**
 * Loads what explains failures and errors: texts that most calls do not need. It is asked for with each call, so that it
 * is there when the connection is what failed.
 */
export function loadExplanations(): Promise<typeof import('./explainOutcome')> {
  return import('./explainOutcome');
}

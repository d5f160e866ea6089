/** How long a call may take, in milliseconds. */
export const TIMEOUT_MS = 30_000;

/** Answers above this size, in bytes, are saved instead of shown. */
export const LARGE_BYTES = 2_000_000;

/** Answers that nest deeper are saved instead of shown: they could exhaust the stack of whatever reads them. */
export const DEEPEST = 500;

/** Length of what is quoted from an answer that is not one, in characters. */
export const EXCERPT = 500;

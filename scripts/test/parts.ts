/** What the test command consists of. CI runs each on a machine of its own; `requirements` reads the reports of `unit` and `browser`. */
export const PARTS = ['checks', 'unit', 'examples', 'browser', 'requirements'] as const;

export type Part = (typeof PARTS)[number];

/**
 * The parts that are named on the command line, all where none is.
 *
 * @throws when there is no part of a name
 */
export function partsOf(names: readonly string[]): ReadonlySet<Part> {
  const unknown = names.filter((name) => !PARTS.some((part) => part === name));
  if (unknown.length > 0) {
    throw new Error(
      `npm test: no part is called ${unknown.join(', ')}. Expected some of: ${PARTS.join(', ')}; or none, for all.`,
    );
  }
  return new Set(PARTS.filter((part) => names.length === 0 || names.includes(part)));
}

/**
 * The parts of the test command. CI runs each on its own machine; `requirements` reads the reports of `unit` and
 * `browser`.
 */
export const PARTS = ['checks', 'unit', 'examples', 'browser', 'requirements'] as const;

export type Part = (typeof PARTS)[number];

/**
 * The parts that are named on the command line, or all.
 *
 * @throws when there is no part of that name
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

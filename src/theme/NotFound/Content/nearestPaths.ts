import leven from 'leven';

const lastSegment = (path: string): string => path.replace(/\/$/, '').split('/').pop() ?? '';

/**
 * The paths most similar to `wanted`, best first: those that differ from it, or whose last segment differs from its
 * last segment, by less than half of that segment's letters.
 */
export function nearestPaths(wanted: string, known: readonly string[], max = 3): string[] {
  const wantedEnd = lastSegment(wanted);
  const limit = wantedEnd.length / 2;
  return known
    .map((path) => ({
      path,
      whole: leven(wanted, path),
      distance: Math.min(leven(wanted, path), leven(wantedEnd, lastSegment(path))),
    }))
    .filter(({distance}) => distance < limit)
    .sort((a, b) => a.distance - b.distance || a.whole - b.whole)
    .slice(0, max)
    .map(({path}) => path);
}

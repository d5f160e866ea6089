import {KINDS, type Kind, type PageMessage} from './messages';

/** Places that a build lists of one finding. */
export const MOST_PLACES = 10;

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

/** The lines of one finding: with its place if it has one, else above its places. */
function findingLines(words: string, places: readonly string[], most: number): string[] {
  if (places.length === 1) return [`  ${places.join('')}: ${words}`];
  const more = places.length - most;
  return [
    `  ${words}`,
    ...places.slice(0, more > 0 ? most : undefined).map((place) => `    ${place}`),
    ...(more > 0 ? [`    and ${more} more: npm run docs:faults lists them`] : []),
  ];
}

/**
 * The messages about pages as one list for each kind.
 *
 * @param most places that are listed of one finding
 */
export function messageLists(messages: readonly PageMessage[], most = Infinity): string[] {
  return (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const findings = new Map<string, Set<string>>();
    for (const {where, words} of messages.filter((each) => each.kind === kind)) {
      findings.set(words, (findings.get(words) ?? new Set()).add(where));
    }
    if (findings.size === 0) return [];
    const lines = [...findings].flatMap(([words, places]) =>
      findingLines(words, [...places], most),
    );
    const all = [...findings.values()].reduce((sum, {size}) => sum + size, 0);
    return [`[WARNING] ${KINDS[kind]} (${count(all, 'place', 'places')})\n${lines.join('\n')}`];
  });
}

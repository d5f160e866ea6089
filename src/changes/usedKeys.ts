const TOKEN = /\{network\.([\w.]+)\}/gu;
const TABLE = /<Parameters\s+of="([\w.]+)"(?:\s+keys="([^"]*)")?/gu;

/**
 * Which values of the profile a page's source shows, by tokens and tables.
 *
 * @returns whether a parameter of that key (`mev.bidSimulationLeftOver`) is used on the page
 */
export function usedKeys(source: string): (key: string) => boolean {
  const tokens = [...source.matchAll(TOKEN)].map(([, key = '']) => key);
  const tables = [...source.matchAll(TABLE)].flatMap(([, section = '', keys]) =>
    keys === undefined
      ? [section]
      : keys
          .split(/[\s,]+/u)
          .filter(Boolean)
          .map((key) => `${section}.${key}`),
  );
  return (key) =>
    tokens.some((token) => token === key || token.startsWith(`${key}.`)) ||
    tables.some((table) => table === key || key.startsWith(`${table}.`));
}

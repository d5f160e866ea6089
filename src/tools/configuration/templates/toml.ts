/** A key of a table with its printed value. */
export type Entry = readonly [key: string, value: string, comment?: string | undefined];

export interface Table {
  /** `Node.P2P`. */
  readonly name: string;
  /** Whether it is one of several of that name. */
  readonly isRepeated?: boolean;
  readonly comment?: string;
  readonly entries: readonly Entry[];
}

/** @param text without control characters */
export const quoted = (text: string): string => JSON.stringify(text);

/** One item a line. */
export function list(items: readonly string[]): string {
  return items.length === 0 ? '[]' : `[\n${items.map((item) => `  ${quoted(item)},\n`).join('')}]`;
}

const commentLine = (text?: string): string => (text === undefined ? '' : `# ${text}\n`);

function printTable({name, isRepeated = false, comment, entries}: Table): string {
  const head = isRepeated ? `[[${name}]]` : `[${name}]`;
  const lines = entries.map(([key, value, about]) => `${commentLine(about)}${key} = ${value}`);
  return [`${commentLine(comment)}${head}`, ...lines].join('\n');
}

/** Tables with an empty line between them, without a line break at the end. */
export function printToml(tables: readonly Table[]): string {
  return tables.map(printTable).join('\n\n');
}

/** A table with only some of its keys, for a part of a file. */
export function onlyKeys(table: Table, keys: readonly string[]): Table {
  return {...table, entries: table.entries.filter(([key]) => keys.includes(key))};
}

/** JSON on one line, with a space after commas and colons so that long lines can be read. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, child]) => `${JSON.stringify(key)}: ${inline(child)}`,
  );
  return `{${entries.join(', ')}}`;
}

/** Lines of a list of numbers, as many on each as fit: bytes, which say nothing one by one. */
function numberLines(numbers: readonly number[], width: number, indent: number): string[] {
  const lines: string[] = [];
  for (const number of numbers) {
    const last = lines.at(-1);
    const longer = `${last ?? ''}, ${number}`;
    if (last !== undefined && longer.length + indent < width) lines[lines.length - 1] = longer;
    else lines.push(String(number));
  }
  return lines;
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'number');
}

/**
 * JSON for people: what fits into the width is on one line, the rest is broken up.
 *
 * @param indent columns before the value's lines
 * @param beside columns that its first line shares with others, such as its key
 */
export function printJson(value: unknown, width = 76, indent = 0, beside = 0): string {
  const line = inline(value);
  const isLeaf = typeof value !== 'object' || value === null;
  if (line.length + indent + beside <= width || isLeaf) return line;
  const pad = ' '.repeat(indent + 2);
  const children = isNumbers(value)
    ? numberLines(value, width, indent + 2).map((each) => `${pad}${each}`)
    : Array.isArray(value)
      ? value.map((child) => `${pad}${printJson(child, width, indent + 2)}`)
      : Object.entries(value).map(([key, child]) => {
          const name = `${JSON.stringify(key)}: `;
          return `${pad}${name}${printJson(child, width, indent + 2, name.length)}`;
        });
  if (children.length === 0) return line;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${children.join(',\n')}\n${' '.repeat(indent)}${close}`;
}

/** JSON on one line, with a space after commas and colons so that long lines can be read. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, child]) => `${JSON.stringify(key)}: ${inline(child)}`,
  );
  return `{${entries.join(', ')}}`;
}

/** JSON for people: what fits into the width stands on one line, the rest is broken up. */
export function printJson(value: unknown, width = 76, indent = 0): string {
  const line = inline(value);
  if (line.length + indent <= width || typeof value !== 'object' || value === null) return line;
  const pad = ' '.repeat(indent + 2);
  const children = Array.isArray(value)
    ? value.map((child) => `${pad}${printJson(child, width, indent + 2)}`)
    : Object.entries(value).map(
        ([key, child]) => `${pad}${JSON.stringify(key)}: ${printJson(child, width, indent + 2)}`,
      );
  if (children.length === 0) return line;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${children.join(',\n')}\n${' '.repeat(indent)}${close}`;
}

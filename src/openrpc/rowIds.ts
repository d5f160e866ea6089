/** Anchor of a method's section: `#eth_getbalance`. */
export function anchorOf(method: string): string {
  return method.toLowerCase();
}

/** An error's name in an address: `nonce-too-low` for NonceTooLow. */
export function errorSlug(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}

/** Id of the row of an error: `eth_getlogs-invalid-range` at a method, `error-nonce-too-low` where methods share it. */
export function rowId(slug: string, method?: string): string {
  return `${method === undefined ? 'error' : anchorOf(method)}-${slug}`;
}

/** Id of the row of a code in the table of all codes: `code-32000`, `code3`. */
export function codeId(code: number): string {
  return `code${code}`;
}

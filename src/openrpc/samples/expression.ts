/** Source text among values: printed verbatim, not as a string literal. */
export class Expression {
  constructor(
    readonly source: string,
    /** Packages to import, in languages with imports. */
    readonly packages: readonly string[] = [],
  ) {}
}

/** A literal with a type name, such as a struct: entries with keys, or list items without. */
export class Composite {
  constructor(
    /** Its opening: `ethereum.CallMsg{`. */
    readonly open: string,
    readonly close: string,
    readonly entries: readonly (readonly [key: string | undefined, value: unknown])[],
    readonly packages: readonly string[] = [],
  ) {}
}

/** Packages that parts of a value need. */
export function packagesOf(value: unknown): readonly string[] {
  if (value instanceof Expression) return value.packages;
  if (!(value instanceof Composite)) return [];
  return [...value.packages, ...value.entries.flatMap(([, part]) => packagesOf(part))];
}

/** A piece of source text among values: printed as it stands, not as a text literal. */
export class Expression {
  constructor(
    readonly source: string,
    /** Packages that it needs imported, where the language has imports by use. */
    readonly packages: readonly string[] = [],
  ) {}
}

/** A literal with a name of its own, such as a struct: entries with keys, or a list's items without. */
export class Composite {
  constructor(
    /** What it opens with: `ethereum.CallMsg{`. */
    readonly open: string,
    readonly close: string,
    readonly entries: readonly (readonly [key: string | undefined, value: unknown])[],
    readonly packages: readonly string[] = [],
  ) {}
}

/** Packages that a value's parts need. */
export function packagesOf(value: unknown): readonly string[] {
  if (value instanceof Expression) return value.packages;
  if (!(value instanceof Composite)) return [];
  return [...value.packages, ...value.entries.flatMap(([, part]) => packagesOf(part))];
}

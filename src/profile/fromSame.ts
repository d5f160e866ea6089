interface Made {
  readonly from: readonly unknown[];
  readonly value: unknown;
}

/**
 * Creates a function that computes a value once from the same inputs, compared by identity. A name tells values apart;
 * for each, the last one is kept.
 *
 * @returns the function: name, inputs, and what computes the value from them
 */
export function fromSame<T>(): (name: string, from: readonly unknown[], make: () => T) => T {
  const made = new Map<string, Made>();
  return (name, from, make) => {
    const known = made.get(name);
    if (known?.from.every((input, index) => input === from[index])) return known.value as T;
    const value = make();
    made.set(name, {from, value});
    return value;
  };
}

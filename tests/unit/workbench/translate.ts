type Values = Readonly<Record<string, string | number>>;

/** Docusaurus' `translate` in English: its own needs the site's generated files. */
export function translate({message}: {message: string}, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}

/**
 * In place of `@docusaurus/Translate` in unit tests: the English text with its values.
 *
 * @throws when a value is missing, which readers would see as `{name}`
 */
export function translate(
  {message}: {readonly message: string},
  values: Readonly<Record<string, string | number>> = {},
): string {
  return message.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}} in: ${message}`);
    return String(value);
  });
}

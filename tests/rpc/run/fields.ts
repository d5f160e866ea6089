function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keys that are data, such as addresses and heights, instead of field names. */
const DATA = /^(0x|\d)/;

/** Encoding of a value: hex differs from decimal or base64. Null and missing match any. */
function writing(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' && value.startsWith('0x') ? 'hex' : typeof value;
}

/**
 * Field differences of two answers: `-calls[].gas` is only in the first, `+calls[].gas` only in the second, and
 * `~calls[].gas` has another encoding. Compares objects at the same path; in lists, the members that both have.
 */
export function otherFields(first: unknown, second: unknown, at = ''): string[] {
  if (Array.isArray(first) && Array.isArray(second)) {
    const found = first.flatMap((member, index) =>
      index < second.length ? otherFields(member, second[index], `${at}[]`) : [],
    );
    return [...new Set(found)];
  }
  if (!isObject(first) || !isObject(second)) {
    const [one, other] = [writing(first), writing(second)];
    return one === '' || other === '' || one === other ? [] : [`~${at}`];
  }
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].flatMap((key) => {
    const path = at === '' ? key : `${at}.${key}`;
    if (key in first && key in second) return otherFields(first[key], second[key], path);
    return DATA.test(key) ? [] : [`${key in first ? '-' : '+'}${path}`];
  });
}

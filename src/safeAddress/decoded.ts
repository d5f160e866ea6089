/** Text of an address without percent escapes; unchanged where they are malformed, such as a stray per cent sign. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

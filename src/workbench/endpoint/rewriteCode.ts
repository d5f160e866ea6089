/** Blocks of code of the page's text. */
const CODE = '.markdown pre code';

/** Texts that were rewritten: as the page was built with them, and as they are now. */
const rewritten = new WeakMap<Text, {readonly before: string; readonly after: string}>();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Replaces whole addresses: `https://rpc.example` is not a part of `https://rpc.example.org`, nor of `https://rpc.example-2`. */
export function replaceAddresses(
  text: string,
  replacements: Readonly<Record<string, string>>,
): string {
  const known = Object.keys(replacements).sort((a, b) => b.length - a.length);
  if (known.length === 0) return text;
  const any = new RegExp(`(?:${known.map(escaped).join('|')})(?![\\w-]|[.:]\\w)`, 'g');
  return text.replace(any, (found) => replacements[found] ?? found);
}

/**
 * Shows the chosen addresses in every block of code of the page, and again the original ones when the choice is taken
 * back. Only texts change, which React does not write again while they are the same for it.
 *
 * @param keptChain id of a chain whose code stays, that is, code that contains the id
 */
export function rewriteCode(
  replacements: Readonly<Record<string, string>>,
  keptChain?: number,
): void {
  const kept = keptChain === undefined ? undefined : new RegExp(`\\b${keptChain}\\b`);
  document.querySelectorAll(CODE).forEach((code) => {
    const known = kept?.test(code.textContent) === true ? {} : replacements;
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node as Text;
      const last = rewritten.get(text);
      const before = last?.after === text.data ? last.before : text.data;
      const after = replaceAddresses(before, known);
      if (after === text.data) continue;
      rewritten.set(text, {before, after});
      text.data = after;
    }
  });
}

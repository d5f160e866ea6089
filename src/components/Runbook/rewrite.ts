import {editPieces, editsOf} from './replace';
import type {Slot, Values} from './values';

/** Blocks of code of the page's text. */
const CODE = '.markdown pre code';

/** What text nodes were built with. */
const built = new WeakMap<Text, string>();

function textsOf(code: Element): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  return texts;
}

/**
 * Writes the reader's values into every block of code of the page; without values, the page is as it was built. Only
 * texts change, which React does not write again while they are the same for it.
 */
export function rewrite(slots: readonly Slot[], values: Values): void {
  document.querySelectorAll(CODE).forEach((code) => {
    const texts = textsOf(code);
    const before = texts.map((text) => built.get(text) ?? text.data);
    const after = editPieces(before, editsOf(before.join(''), slots, values));
    texts.forEach((text, index) => {
      const data = after[index] ?? '';
      if (data === text.data) return;
      built.set(text, before[index] ?? '');
      text.data = data;
    });
  });
}

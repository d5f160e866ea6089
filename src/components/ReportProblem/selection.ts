const HEADINGS = 'h2[id], h3[id], h4[id]';

/** The title of a heading, without its links. */
export function titleOf(heading: Element): string {
  const copy = heading.cloneNode(true) as Element;
  copy.querySelectorAll('.hash-link, [data-report]').forEach((link) => link.remove());
  // Zero-width characters mark places where names may break.
  return copy.textContent.replaceAll(/[\u200b\u00ad]/gu, '').trim();
}

/** The heading of the section that a node is in; undefined before the first one. */
function headingBefore(article: Element, node: Node): Element | undefined {
  return Array.from(article.querySelectorAll(HEADINGS))
    .reverse()
    .find(
      (heading) =>
        heading.contains(node) ||
        (heading.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
}

/** What is selected within an article, with the heading of its section. */
export function selectedIn(article: Element): {
  readonly words: string;
  readonly heading: Element | undefined;
} {
  const selection = window.getSelection();
  const start = selection?.anchorNode;
  if (!start || !article.contains(start)) return {words: '', heading: undefined};
  const words = selection.toString();
  return {words, heading: words.trim() === '' ? undefined : headingBefore(article, start)};
}

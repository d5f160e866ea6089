/** Steps of a section of the page. */
export interface Section {
  /** Of its heading. */
  readonly id: string;
  readonly title: string;
  readonly heading: Element;
  /** Everything up to the next heading. */
  readonly content: readonly Element[];
  /** Items of its numbered lists. */
  readonly steps: readonly Element[];
}

const HEADINGS = '.markdown > :is(h2, h3)[id], .markdown > header ~ :is(h2, h3)[id]';

function titleOf(heading: Element): string {
  const copy = heading.cloneNode(true) as Element;
  copy.querySelectorAll('a[href^="#"], button').forEach((element) => element.remove());
  return copy.textContent.trim();
}

/** Sections of the page with at least two numbered steps, in order. */
export function sectionsOf(page: ParentNode): readonly Section[] {
  return Array.from(page.querySelectorAll(HEADINGS)).flatMap((heading) => {
    const content: Element[] = [];
    for (
      let element = heading.nextElementSibling;
      element && !/^H[1-3]$/.test(element.tagName);
      element = element.nextElementSibling
    )
      content.push(element);
    const steps = content.flatMap((element) =>
      element.tagName === 'OL' ? Array.from(element.children) : [],
    );
    return steps.length < 2
      ? []
      : [{id: heading.id, title: titleOf(heading), heading, content, steps}];
  });
}

/** The section that the reader sees: the last one whose heading is above the middle of the window. */
export function sectionInView(sections: readonly Section[]): Section | undefined {
  const middle = window.innerHeight / 2;
  return (
    sections.filter(({heading}) => heading.getBoundingClientRect().top < middle).at(-1) ??
    sections[0]
  );
}

/** A copy without what works only in the page: ids, and buttons. Links open beside, so that nothing entered is lost. */
export function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll('button, .code-buttons').forEach((part) => part.remove());
  copy.removeAttribute('id');
  copy.querySelectorAll('[id]').forEach((part) => part.removeAttribute('id'));
  copy.querySelectorAll('a').forEach((link) => {
    link.target = '_blank';
    link.rel = 'noopener';
  });
  return copy;
}

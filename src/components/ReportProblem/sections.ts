import {selectedIn, titleOf} from './selection';

/** A place in the page: the section, and what is selected there. */
export interface Found {
  readonly id?: string | undefined;
  readonly section?: string | undefined;
  readonly words?: string | undefined;
}

/** The place of what is selected in an article. */
export function selectedPlace(article: Element): Found {
  const {words, heading} = selectedIn(article);
  if (words.trim() === '') return {};
  return {id: heading?.id, section: heading && titleOf(heading), words};
}

/** The place of a section, with what is selected in it. */
function placeOf(article: Element, heading: Element): Found {
  const {words, heading: selected} = selectedIn(article);
  return {
    id: heading.id,
    section: titleOf(heading),
    words: selected === heading ? words : '',
  };
}

let shown: HTMLAnchorElement | undefined;

/**
 * Shows a link next to the own link of a heading, in place of the one that another heading has. It is next in the order
 * of the keyboard.
 *
 * @param texts of the link, the full one with the section's title
 * @param addressOf makes the address of a report
 */
export function showAt(
  heading: Element,
  article: Element,
  texts: {readonly short: string; readonly full: (section: string) => string},
  addressOf: (place: Found) => string,
): void {
  const own = heading.querySelector('.hash-link');
  if (!own || shown?.previousElementSibling === own) return;
  shown?.remove();
  const link = document.createElement('a');
  link.dataset.report = '';
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = texts.short;
  link.setAttribute('aria-label', texts.full(titleOf(heading)));
  const update = () => {
    link.href = addressOf(placeOf(article, heading));
  };
  update();
  for (const sign of ['pointerdown', 'focus']) link.addEventListener(sign, update);
  own.after(link);
  shown = link;
}

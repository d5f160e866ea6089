import {rowOfSnippet} from './rows';
import './show.css';

/** Frames after which a folded part that does not open is left alone. */
const MOST_FRAMES = 30;

const SHOWN = 'data-shown';

const ROWS = 'p, li, tr, dt, dd, pre';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function isClosed(details: HTMLDetailsElement): boolean {
  return !details.open || details.dataset.collapsed === 'true';
}

/**
 * Opens a folded part. That of Docusaurus (3.8.1) keeps its state in React, so its summary is clicked; its animation
 * would move the target while the page scrolls there.
 */
async function open(details: HTMLDetailsElement): Promise<void> {
  if (!isClosed(details)) return;
  const summary = details.querySelector('summary');
  const content = summary?.nextElementSibling;
  if (details.dataset.collapsed === undefined || !(content instanceof HTMLElement)) {
    details.open = true;
    return;
  }
  summary?.click();
  for (let frame = 0; frame < MOST_FRAMES && content.style.height !== 'auto'; frame += 1) {
    await nextFrame();
    for (const animation of content.getAnimations()) animation.finish();
  }
}

/** The part of a section that a snippet is of. */
function rowIn(heading: Element | null, snippet: string): HTMLElement | undefined {
  const article = document.querySelector('article');
  const all = article?.querySelectorAll<HTMLElement>(`h1, :is(h2, h3, h4, h5, h6)[id], ${ROWS}`);
  const elements = Array.from(all ?? []);
  const after = elements.slice(heading ? elements.indexOf(heading as HTMLElement) + 1 : 0);
  const start = heading ? 0 : after.findIndex(({tagName}) => tagName === 'H1') + 1;
  const end = after.findIndex(({tagName}, at) => at >= start && /^H\d$/u.test(tagName));
  const rows = after
    .slice(start, end < 0 ? undefined : end)
    .filter((row) => !row.closest('[hidden]'));
  return rows[
    rowOfSnippet(
      snippet,
      rows.map(({textContent}) => textContent),
    )
  ];
}

function isVisible(element: Element): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** Moves the focus to an element that cannot have it otherwise. */
function focus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  }
  element.focus({preventScroll: true});
}

/**
 * Shows a place of the page: opens what it is folded in, scrolls there, highlights it and moves the focus to it.
 *
 * @param target element of the address; null for the page itself
 * @param snippet HTML of a search hit in the section that the target is the heading of
 */
export async function showTarget(
  target: HTMLElement | null,
  snippet: string | undefined,
): Promise<void> {
  document.querySelector(`[${SHOWN}]`)?.removeAttribute(SHOWN);
  const row = snippet === undefined ? undefined : rowIn(target, snippet);
  const place = row ?? target;
  if (!place) return;
  const folded: HTMLDetailsElement[] = [];
  for (let details = place.closest('details'); details;) {
    folded.unshift(details);
    details = details.parentElement?.closest('details') ?? null;
  }
  const isFolded = folded.length > 0;
  for (const details of folded) await open(details);
  if (row?.id) {
    const {pathname, search} = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}#${row.id}`);
  }
  if (row ?? isFolded) place.setAttribute(SHOWN, '');
  focus(place);
  if (!isFolded && isVisible(place)) return;
  place.scrollIntoView({block: (row ?? isFolded) ? 'center' : 'start'});
}

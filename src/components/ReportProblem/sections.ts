import {translate} from '@docusaurus/Translate';
import reportOf, {type About, type Found} from './report';
import {selectedIn, titleOf} from './selection';

/** The place of what is selected in an article. */
function selectedPlace(article: Element): Found {
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
 */
function showAt(heading: Element, article: Element, about: About): void {
  const own = heading.querySelector('.hash-link');
  if (!own || shown?.previousElementSibling === own) return;
  shown?.remove();
  const link = document.createElement('a');
  link.dataset.report = '';
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = translate({id: 'site.report.page', message: 'Report a problem'});
  const label = translate(
    {id: 'site.report.section', message: 'Report a problem in “{section}”'},
    {section: titleOf(heading)},
  );
  link.setAttribute('aria-label', label);
  const update = () => {
    link.href = reportOf(about, placeOf(article, heading));
  };
  update();
  for (const sign of ['pointerdown', 'focus']) link.addEventListener(sign, update);
  own.after(link);
  shown = link;
}

/** Prepares a report of what the reader points at: a heading, or the link at the end of the page. */
export function prepare(place: Element, article: Element, about: About): void {
  if (place instanceof HTMLAnchorElement) place.href = reportOf(about, selectedPlace(article));
  else showAt(place, article, about);
}

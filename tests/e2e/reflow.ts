import type {Page} from '@playwright/test';

/** The spacing of WCAG 2.2, 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/**
 * In the page: the horizontal overflow in CSS pixels, and the elements that cause it; the same with increased text
 * spacing, and clipped text, one line each. Scroll containers do not clip. Folded parts are open meanwhile.
 */
function faultsOfThisWidth(spacing: string): string[] {
  const sideways = (): string[] => {
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement));
    const outside = Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .filter((element) => !scrolls(element.parentElement))
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 100));
    return [`${scrollWidth} wide in ${clientWidth}: ${outside.join(' | ')}`];
  };
  const isCutOff = (element: HTMLElement): boolean => {
    const {overflowX, overflowY, clipPath, position} = getComputedStyle(element);
    const hidden = overflowX === 'hidden' || overflowY === 'hidden' || overflowY === 'clip';
    const forReaders = clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1);
    return (
      hidden &&
      !forReaders &&
      element.checkVisibility({visibilityProperty: true}) &&
      element.textContent.trim() !== '' &&
      (element.scrollHeight > element.clientHeight + 2 ||
        element.scrollWidth > element.clientWidth + 2)
    );
  };
  const folded = Array.from(
    document.querySelectorAll<HTMLDetailsElement>('main details:not([open])'),
  );
  for (const part of folded) part.open = true;
  const faults = sideways();
  const before = [...document.adoptedStyleSheets];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(spacing);
  document.adoptedStyleSheets = [...before, sheet];
  const cutOff = Array.from(
    document.querySelectorAll<HTMLElement>('main *, footer *, nav *'),
  ).filter(isCutOff);
  faults.push(
    ...sideways(),
    ...cutOff.map((element) => `cut off: ${element.outerHTML.slice(0, 140)}`),
  );
  document.adoptedStyleSheets = before;
  for (const part of folded) part.open = false;
  return faults;
}

/**
 * Problems of a page in a window of 320 CSS pixels, which is 1280 at a zoom of 400 %: as it is, and with increased text
 * spacing. The window is restored afterwards.
 */
export async function reflowFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? {width: 1280, height: 900};
  await page.setViewportSize({width: 320, height: 640});
  const faults = await page.evaluate(faultsOfThisWidth, SPACING);
  await page.setViewportSize(before);
  return faults;
}

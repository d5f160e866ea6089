import type {Page} from '@playwright/test';

/** How far the page can be scrolled sideways, in CSS pixels, and what sticks out. */
async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
  });
}

/** Text that a box of its own cuts off, one line each. Frames that scroll cut nothing off. */
async function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('main *, footer *, nav *'))
      .filter((element) => {
        const {overflowX, overflowY, clipPath, position} = getComputedStyle(element);
        const hidden = overflowX === 'hidden' || overflowY === 'hidden' || overflowY === 'clip';
        const forReaders =
          clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1);
        return (
          hidden &&
          !forReaders &&
          element.checkVisibility({visibilityProperty: true}) &&
          element.textContent.trim() !== '' &&
          (element.scrollHeight > element.clientHeight + 2 ||
            element.scrollWidth > element.clientWidth + 2)
        );
      })
      .map((element) => `cut off: ${element.outerHTML.slice(0, 140)}`),
  );
}

/** The spacing of WCAG 2.2, 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Puts the reader's spacing of text on, or takes it off. */
async function space(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const own = window as unknown as {spacing?: CSSStyleSheet};
    own.spacing ??= new CSSStyleSheet();
    own.spacing.replaceSync(text);
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== own.spacing);
    document.adoptedStyleSheets = [...others, own.spacing];
  }, css);
}

/**
 * What is wrong with a page in a window of 320 CSS pixels, which is 1280 at a zoom of 400 %: as it is, and with the spacing
 * of text that readers may ask for. The window has its former size afterwards.
 */
export async function reflowFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? {width: 1280, height: 900};
  await page.setViewportSize({width: 320, height: 640});
  const faults = await sideways(page);
  await space(page, SPACING);
  faults.push(...(await sideways(page)), ...(await clipped(page)));
  await space(page, '');
  await page.setViewportSize(before);
  return faults;
}

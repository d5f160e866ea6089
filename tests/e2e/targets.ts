import type {Page} from '@playwright/test';

/** Minimum width and height of targets, in CSS pixels (WCAG 2.2, 2.5.8). */
const LEAST = 24;

/**
 * Targets that are too small and too near to another, one line each. Links in the text are exempt, as in the criterion;
 * a small target is sufficient if a circle of 24 pixels around its centre intersects no other.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const selector = 'a[href], button, input, select, summary, [role="tab"]';
    const visible = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
      (element) =>
        element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
        element.getClientRects().length > 0 &&
        !element.matches('.skipToContent, [class*="skipToContent"]'),
    );
    const inText = (element: HTMLElement) => {
      const own = element.textContent.trim();
      const around = element.parentElement?.closest('p, li, td, dd, h1, h2, h3, h4, span, summary');
      return getComputedStyle(element).display === 'inline' && around?.textContent.trim() !== own;
    };
    const scrollerOf = (element: HTMLElement) => {
      let parent = element.parentElement;
      while (parent && !/auto|scroll/u.test(getComputedStyle(parent).overflowY))
        parent = parent.parentElement;
      return parent;
    };
    const targets = visible.map((element) => {
      const box = element.getBoundingClientRect();
      const scroller = scrollerOf(element);
      const frame = scroller?.getBoundingClientRect();
      const isOutOfView =
        frame !== undefined && (box.bottom <= frame.top || box.top >= frame.bottom);
      return {element, box, scroller, isOutOfView};
    });
    // What a scrolled list hides does not lie over what is beside the list.
    const areTogether = (one: (typeof targets)[number], other: (typeof targets)[number]) =>
      one.scroller === other.scroller || !(one.isOutOfView || other.isOutOfView);
    const isSmall = ({box}: {box: DOMRect}) => box.width < least - 0.5 || box.height < least - 0.5;
    const near = (box: DOMRect, other: {box: DOMRect}) => {
      const x = (box.left + box.right) / 2;
      const y = (box.top + box.bottom) / 2;
      const dx = Math.max(other.box.left - x, 0, x - other.box.right);
      const dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
      return Math.hypot(dx, dy) < least / 2;
    };
    return targets
      .filter((target) => isSmall(target) && !inText(target.element))
      .filter((target) =>
        targets.some(
          (other) =>
            other.element !== target.element &&
            !other.element.contains(target.element) &&
            !target.element.contains(other.element) &&
            areTogether(target, other) &&
            near(target.box, other),
        ),
      )
      .map(
        ({element, box}) =>
          `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`,
      );
  }, LEAST);
}

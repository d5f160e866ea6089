/** How far the bar runs, in per cent of the window's width, and in what time, in ms: quick at first, and never to its end. */
const FROM = -92;
const TO = -6;
const DURATION = 20_000;

let shown: HTMLElement | undefined;

/** Who wants less motion gets a bar that stands. */
function run(bar: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  bar.animate(
    [FROM, TO].map((x) => ({transform: `translateX(${x}%)`})),
    {duration: DURATION, easing: 'cubic-bezier(0, 0.6, 0.1, 1)', fill: 'forwards'},
  );
}

/**
 * Stands for `nprogress`, with what the stock theme (3.8.1) calls of it and under the names of its style sheet. In a tenth of the
 * code: so it need not be loaded when the first slow page needs it. It goes at the moment when the next page is there.
 */
export default {
  configure(): void {
    // The stock theme turns the spinner off, and here is none.
  },
  start(): void {
    if (shown) return;
    shown = document.createElement('div');
    shown.id = 'nprogress';
    const bar = document.createElement('div');
    bar.className = 'bar';
    shown.append(bar);
    document.body.append(shown);
    run(bar);
  },
  done(): void {
    shown?.remove();
    shown = undefined;
  },
};

import {whenIdle} from '@site/src/connection/whenIdle';
import type {NProgress, NProgressOptions} from 'nprogress';

/** Ms from when the first page stands until React is through with it, too. */
const ALIVE_AFTER = 1000;

type Use = (bar: NProgress) => void;

let isAsked = false;
let give: (bar: Promise<NProgress>) => void = () => undefined;
const bar = new Promise<NProgress>((resolve) => {
  give = resolve;
});

/** Uses the bar once it is there, in the order of the calls. A page without its bar is a page. */
function withBar(use: Use): void {
  bar.then(use, () => undefined);
}

/**
 * Stands for `nprogress`, with what the stock theme (3.8.1) calls of it. The bar itself comes after all else that the
 * first page loads.
 */
export default {
  configure(options: Partial<NProgressOptions>): void {
    withBar((loaded) => loaded.configure(options));
  },
  start(): void {
    withBar((loaded) => loaded.start());
  },
  done(): void {
    withBar((loaded) => loaded.done());
    if (isAsked) return;
    isAsked = true;
    setTimeout(() => {
      whenIdle(() => {
        give(
          import(/* webpackChunkName: "progress-bar" */ 'nprogress/nprogress').then(
            (module) => module.default,
          ),
        );
      });
    }, ALIVE_AFTER);
  },
};

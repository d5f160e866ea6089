import {whenIdle} from '@site/src/connection/whenIdle';
import type {NProgress, NProgressOptions} from 'nprogress';

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
 * Stands for `nprogress`, with what the stock theme (3.8.1) calls of it. The bar itself comes when the first page is done: no
 * change of pages is slow before.
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
    whenIdle(() => {
      give(
        import(/* webpackChunkName: "progress-bar" */ 'nprogress/nprogress').then(
          (module) => module.default,
        ),
      );
    });
  },
};

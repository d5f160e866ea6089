import {subscribe} from '@site/src/components/RpcRequest/choice';

/** What follows the heading of a method or a type. */
const SECTION = '.rpc-body';

/** On a section that is far from what is seen: the style sheet lets the browser pass it over. */
const FAR = 'data-far';

/** Heights have been the same for so long, in milliseconds. */
const SETTLED_AFTER = 500;

/**
 * Lets the browser pass over sections that are more than a screen away from what is seen, so that on a long page a change of
 * colours, a menu or a list costs no more than on a short one. Each has been laid out before and keeps the height that it had then
 * (`contain-intrinsic-block-size` of the style sheet), so nothing moves. Where heights change everywhere, all are laid out again first.
 *
 * @returns ends it
 */
export function rest(): () => void {
  const sections = Array.from(document.querySelectorAll(SECTION));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) target.toggleAttribute(FAR, !isIntersecting);
    },
    {rootMargin: '100% 0px'},
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A style sheet that is still to come changes heights.
      if (document.readyState !== 'complete') restSoon();
      else for (const section of sections) observer.observe(section);
    }, SETTLED_AFTER);
  };
  const wake = (): void => {
    observer.disconnect();
    for (const section of sections) section.removeAttribute(FAR);
    restSoon();
  };
  let width = window.innerWidth;
  const onResize = (): void => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    wake();
  };
  window.addEventListener('resize', onResize);
  // Requests in another language have another height.
  const unsubscribe = subscribe(wake);
  restSoon();
  return () => {
    unsubscribe();
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener('resize', onResize);
  };
}

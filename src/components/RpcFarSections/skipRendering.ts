import {subscribe} from '@site/src/components/RpcRequest/choice';

/** Content that follows the heading of a method or a type. */
const SECTION = '.rpc-body';

/** Set on off-screen sections: the style sheet applies `content-visibility` to them. */
const FAR = 'data-far';

/** Time without a change of layout before sections are observed again, in milliseconds. */
const SETTLED_AFTER = 500;

/**
 * Skips rendering of sections that are more than one screen away from the viewport, so that interactions on a long page cost no
 * more than on a short one. Each section keeps the height of its last layout (`contain-intrinsic-block-size`), so nothing
 * shifts. When heights change everywhere, all sections are laid out again first.
 *
 * @returns a function that stops it
 */
export function skipRendering(): () => void {
  const sections = Array.from(document.querySelectorAll(SECTION));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) target.toggleAttribute(FAR, !isIntersecting);
    },
    {rootMargin: '100% 0px'},
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observeSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A style sheet that is still loading will change heights.
      if (document.readyState !== 'complete') observeSoon();
      else for (const section of sections) observer.observe(section);
    }, SETTLED_AFTER);
  };
  const restoreRendering = (): void => {
    observer.disconnect();
    for (const section of sections) section.removeAttribute(FAR);
    observeSoon();
  };
  let width = window.innerWidth;
  const onResize = (): void => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    restoreRendering();
  };
  window.addEventListener('resize', onResize);
  // Another language of the requests changes heights.
  const unsubscribe = subscribe(restoreRendering);
  observeSoon();
  return () => {
    unsubscribe();
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener('resize', onResize);
  };
}

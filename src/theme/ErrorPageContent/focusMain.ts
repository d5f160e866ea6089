/** Puts the focus where the recovered page begins, once the crash screen, or what stood in for a part of it, has gone. */
export function focusMain(): void {
  const main = document.querySelector('main');
  if (!main || main.contains(document.activeElement)) return;
  main.setAttribute('tabindex', '-1');
  main.focus({preventScroll: true});
  // Not at once: an element that can no longer have the focus loses it.
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), {once: true});
}

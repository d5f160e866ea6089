/**
 * Moves the focus to the beginning of the recovered content, after the crash screen or a component's error has been
 * removed.
 */
export function focusMain(): void {
  const main = document.querySelector('main');
  if (!main || main.contains(document.activeElement)) return;
  main.setAttribute('tabindex', '-1');
  main.focus({preventScroll: true});
  // Delayed: an element that can no longer have the focus loses it.
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), {once: true});
}

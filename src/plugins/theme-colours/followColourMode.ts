import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {whenIdle} from '../../scheduling/whenIdle';
import {siteGlobals} from '../../siteGlobals/siteGlobals';

/** Code that computes colours is loaded on demand; without it, the current colours stay. */
function follow(): void {
  import('../../components/ThemeColours/page').then(
    ({applyStored}) => {
      applyStored();
    },
    () => undefined,
  );
}

if (ExecutionEnvironment.canUseDOM) {
  // The inline script validates less than this; a slot that it accepted wrongly is reset to stock.
  if (siteGlobals().themeColoursSheet) follow();
  // Observing the attribute, not wrapping the toggle, covers every way in which the mode can change: the toggle, the
  // dialog, another tab and the operating system. React writes it once more unchanged. The new mode is shown first: its
  // colours are already in the sheet.
  const root = document.documentElement;
  new MutationObserver((changes) => {
    if (changes.some(({oldValue}) => oldValue !== root.dataset.theme)) whenIdle(follow);
  }).observe(root, {attributeFilter: ['data-theme'], attributeOldValue: true});
}

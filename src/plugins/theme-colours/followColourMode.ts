import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {whenIdle} from '../../scheduling/whenIdle';
import {siteGlobals} from '../../siteGlobals/siteGlobals';

/** What computes colours comes when it is needed; without it, the colours that are there stay. */
function follow(): void {
  import('../../components/ThemeColours/page').then(
    ({applyStored}) => {
      applyStored();
    },
    () => undefined,
  );
}

if (ExecutionEnvironment.canUseDOM) {
  // The inline script checks less than we do; a slot that it took and we would not goes back to stock.
  if (siteGlobals().themeColoursSheet) follow();
  // Watching the attribute, not wrapping the toggle, covers every way in which the mode can change: the
  // toggle, the dialog, another tab and the operating system. React writes it once more as it stands. The new mode is shown
  // first: its colours are in the sheet already.
  const root = document.documentElement;
  new MutationObserver((changes) => {
    if (changes.some(({oldValue}) => oldValue !== root.dataset.theme)) whenIdle(follow);
  }).observe(root, {attributeFilter: ['data-theme'], attributeOldValue: true});
}

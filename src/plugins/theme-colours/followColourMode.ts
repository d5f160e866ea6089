import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {loadSchemes, showSchemes, shownMode, storeScheme} from '../../components/ThemeColours/page';

function applyStored(): void {
  const schemes = loadSchemes();
  storeScheme(shownMode(), schemes[shownMode()]);
  showSchemes(schemes);
}

if (ExecutionEnvironment.canUseDOM) {
  // The inline script checks less than we do; a slot that it took and we would not goes back to stock.
  if (window.themeColoursSheet) applyStored();
  // Watching the attribute, not wrapping the toggle, covers every way in which the mode can change: the
  // toggle, the dialog, another tab and the operating system.
  new MutationObserver(applyStored).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
}

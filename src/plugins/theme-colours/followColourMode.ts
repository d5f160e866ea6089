import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

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
  if (window.themeColoursSheet) follow();
  // Watching the attribute, not wrapping the toggle, covers every way in which the mode can change: the
  // toggle, the dialog, another tab and the operating system. React writes it once more as it stands.
  const root = document.documentElement;
  new MutationObserver((changes) => {
    if (changes.some(({oldValue}) => oldValue !== root.dataset.theme)) follow();
  }).observe(root, {attributeFilter: ['data-theme'], attributeOldValue: true});
}

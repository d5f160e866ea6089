import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Browsers omit backgrounds on paper: the dark mode's light text would be printed on white. Style sheets alone cannot
// fix it, because a third of the dark colours are Infima's. Without scripts there is no dark mode.
if (ExecutionEnvironment.canUseDOM) {
  const {dataset} = document.documentElement;
  let mode: string | undefined;
  window.addEventListener('beforeprint', () => {
    mode ??= dataset.theme;
    dataset.theme = 'light';
  });
  window.addEventListener('afterprint', () => {
    if (mode !== undefined) dataset.theme = mode;
    mode = undefined;
  });
}

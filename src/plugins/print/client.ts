import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Browsers leave backgrounds away on paper: the dark mode's light text would stand on white. Style sheets alone cannot do it,
// as a third of the dark colours are Infima's. Without scripts there is no dark mode.
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

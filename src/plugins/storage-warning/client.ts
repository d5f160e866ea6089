import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Whether there is no storage, as in some web views of apps. Where asking for it throws, Docusaurus (3.8.1) warns by itself. */
function isMissing(): boolean {
  try {
    return (window.localStorage as Storage | null) === null;
  } catch {
    return false;
  }
}

if (ExecutionEnvironment.canUseDOM && isMissing()) {
  console.warn('Browser storage is not available: choices last as long as the page.');
}

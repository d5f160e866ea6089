import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Whether storage is missing, as in some web views of apps. If accessing it throws, Docusaurus (3.8.1) already warns.
 */
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

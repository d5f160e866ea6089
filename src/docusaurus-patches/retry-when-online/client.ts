import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {retryWhenOnline} from './retryWhenOnline';
import {setWaiting} from './waiting';

/** The bundler's chunk loader; every `import()` calls its `e`. */
declare const __webpack_require__: {e: (chunk: number | string) => Promise<unknown>};

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      window.clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = window.setTimeout(done, milliseconds);
    window.addEventListener('online', done);
  });
}

async function isReachable(): Promise<boolean> {
  try {
    await fetch(window.location.origin, {method: 'HEAD', cache: 'no-store'});
    return true;
  } catch {
    return false;
  }
}

// Docusaurus 3.8.1 reloads the page when code fails to load, which without a connection ends in the browser's error page.
if (ExecutionEnvironment.canUseDOM) {
  const load = __webpack_require__.e;
  __webpack_require__.e = retryWhenOnline(load, {
    isReachable,
    wait,
    // As Docusaurus does when it reloads the page.
    onFailure: console.warn,
    onWaiting: setWaiting,
  });
}

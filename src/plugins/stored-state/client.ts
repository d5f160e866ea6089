import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Keeps what a full storage does not take for as long as the page is open, with one warning: Docusaurus 3.8.1 reports an
 * error at every write, and DocSearch 3.9.0 stops.
 */
function outliveFullStorage(): void {
  /* eslint-disable @typescript-eslint/unbound-method -- each is called with its own `this` below */
  const {getItem, removeItem, setItem} = Storage.prototype;
  /* eslint-enable */
  // By storage: to ask for one of the two by name throws where it is denied.
  const kept = new WeakMap<Storage, Map<string, string>>();
  let warned = false;
  Storage.prototype.setItem = function (key: string, value: string): void {
    try {
      setItem.call(this, key, value);
      kept.get(this)?.delete(key);
    } catch (full) {
      kept.set(this, (kept.get(this) ?? new Map<string, string>()).set(key, value));
      if (!warned) console.warn('The storage is full: choices last as long as the page.', full);
      warned = true;
    }
  };
  Storage.prototype.getItem = function (key: string): string | null {
    return kept.get(this)?.get(key) ?? getItem.call(this, key);
  };
  Storage.prototype.removeItem = function (key: string): void {
    kept.get(this)?.delete(key);
    removeItem.call(this, key);
  };
}

if (ExecutionEnvironment.canUseDOM) outliveFullStorage();

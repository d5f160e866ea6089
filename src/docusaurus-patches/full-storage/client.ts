import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Keeps values that the storage rejects (it is full) or fails to return (it is broken) in memory until the page is
 * closed, with one warning: Docusaurus 3.8.1 reports an error at every read and write, and DocSearch 3.9.0 stops.
 */
function keepUnstoredValuesInMemory(): void {
  /* eslint-disable @typescript-eslint/unbound-method -- each is called with its own `this` below */
  const {getItem, removeItem, setItem} = Storage.prototype;
  /* eslint-enable */
  // Keyed by storage: accessing one by name throws where it is denied.
  const kept = new WeakMap<Storage, Map<string, string>>();
  const keep = (storage: Storage, key: string, value: string): void => {
    kept.set(storage, (kept.get(storage) ?? new Map<string, string>()).set(key, value));
  };
  let warned = false;
  const warn = (what: string, cause: unknown): void => {
    if (!warned) console.warn(`The storage ${what}: choices last as long as the page.`, cause);
    warned = true;
  };
  let isReadable = true;
  Storage.prototype.setItem = function (key: string, value: string): void {
    try {
      setItem.call(this, key, value);
      if (isReadable) kept.get(this)?.delete(key);
      else keep(this, key, value);
    } catch (full) {
      keep(this, key, value);
      warn('is full', full);
    }
  };
  Storage.prototype.getItem = function (key: string): string | null {
    const value = kept.get(this)?.get(key);
    if (value !== undefined) return value;
    try {
      return getItem.call(this, key);
    } catch (broken) {
      isReadable = false;
      warn('cannot be read', broken);
      return null;
    }
  };
  Storage.prototype.removeItem = function (key: string): void {
    kept.get(this)?.delete(key);
    removeItem.call(this, key);
  };
}

if (ExecutionEnvironment.canUseDOM) keepUnstoredValuesInMemory();

import type {AbiCatalogue} from '../abi/catalogue';
import {ABIS, NETWORK} from '../files';
import type {NamespaceFacts, NetworkFacts} from '../types';

const loading = new Map<string, Promise<unknown>>();

/** A data file of the site, loaded once. @throws when it cannot be loaded; the next call tries again */
function load<T>(url: string): Promise<T> {
  const known = loading.get(url);
  if (known) return known as Promise<T>;
  const coming = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.json();
  });
  loading.set(url, coming);
  coming.catch(() => loading.delete(url));
  return coming as Promise<T>;
}

/** @param folder of the version's data, with the site's base URL: `/workbench/2.0.0` */
export function loadNetwork(folder: string): Promise<NetworkFacts> {
  return load(`${folder}/${NETWORK}.json`);
}

/** @param folder as in {@link loadNetwork} */
export function loadAbis(folder: string): Promise<AbiCatalogue> {
  return load(`${folder}/${ABIS}.json`);
}

/** @param folder as in {@link loadNetwork} */
export function loadNamespace(folder: string, method: string): Promise<NamespaceFacts> {
  return load(`${folder}/${method.slice(0, method.indexOf('_'))}.json`);
}

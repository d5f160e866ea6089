import {BY_ADDRESS, cacheOf, digestOf, listOf} from '../files';
import {FORMAT, PAST_WORKER, type FileList, type ListedFile, type Offered} from '../formats';
import {cacheNames, type CacheNames} from '../names';
import {changeState, readState, type Copy, type PartialCopy, type State} from '../state';
import {fetchFile} from './fetchFile';
import {inLanes} from './inLanes';
import {bytesOf, planOf, type Earlier} from './plan';
import {problemOf, SaveFailure} from './problem';

export interface SaveOptions {
  readonly baseUrl: string;
  readonly signal: AbortSignal;
  /** Called with the bytes that are on the device, and those of the whole edition. */
  readonly onProgress: (bytes: number, total: number) => void;
}

async function fetchList(url: string, signal: AbortSignal): Promise<FileList> {
  const response = await fetch(url, {cache: 'no-cache', signal, headers: {[PAST_WORKER]: '1'}});
  const list = response.ok ? ((await response.json()) as FileList) : undefined;
  if (list?.format !== FORMAT)
    throw new SaveFailure('changed', `${url}: status ${response.status}`);
  return list;
}

/**
 * The files of a list that are in their place. Those of the edition were checked when they arrived; assets can be from pages
 * that were read, and are checked now.
 */
async function presentFiles(
  {files}: FileList,
  own: PartialCopy,
  names: CacheNames,
  baseUrl: string,
): Promise<Set<ListedFile>> {
  const keys = await (await caches.open(own.cache)).keys();
  const edition = new Set(keys.map(({url}) => new URL(url).pathname));
  const present = new Set<ListedFile>();
  for (const file of files) {
    const url = baseUrl + file[0];
    if (edition.has(url)) present.add(file);
    const asset = await caches.match(url, {ignoreVary: true, cacheName: names.assets});
    if (asset && (await digestOf(await asset.arrayBuffer())) === file[2]) present.add(file);
  }
  return present;
}

async function earlierEditions(
  {copies, partial, replaced}: State,
  own: PartialCopy,
  baseUrl: string,
): Promise<Earlier[]> {
  const found: Earlier[] = [];
  for (const copy of [...copies, ...partial, ...replaced]) {
    if (copy.version !== own.version || copy.cache === own.cache) continue;
    const list = await listOf(copy, baseUrl);
    if (list) found.push({cache: copy.cache, list});
  }
  return found;
}

/** The edition of a list, marked as partial in the state and with its list in its cache. */
async function begin(offered: Offered, list: FileList, names: CacheNames, baseUrl: string) {
  const {format: _, files: __, ...edition} = list;
  const own: PartialCopy = {
    ...edition,
    cache: names.edition(list.version, list.id),
    list: offered.list,
  };
  const before = await readState(names);
  const earlier = await earlierEditions(before, own, baseUrl);
  await changeState(names, (state) => ({
    ...state,
    partial: [...state.partial.filter(({cache}) => cache !== own.cache), own],
  }));
  const cache = await caches.open(own.cache);
  await cache.put(baseUrl + own.list, new Response(JSON.stringify(list)));
  return {own, earlier};
}

/**
 * Forgets what has arrived of a version.
 *
 * @param assets what this download has added for it; before it is deleted, there may be no room even for the state
 */
async function discardPartial(
  names: CacheNames,
  version: string,
  assets: readonly string[],
): Promise<void> {
  const {partial} = await readState(names);
  const shared = await caches.open(names.assets);
  for (const url of assets) await shared.delete(url);
  for (const copy of partial) if (copy.version === version) await caches.delete(copy.cache);
  await changeState(names, (state) => ({
    ...state,
    partial: state.partial.filter((copy) => copy.version !== version),
  }));
}

/** The edition takes the place of the one before; open pages may still need that one. */
function completed(state: State, own: PartialCopy, savedAt: number): State {
  const isOther = ({version}: PartialCopy) => version !== own.version;
  const old = [...state.copies, ...state.partial].filter(
    (copy) => !isOther(copy) && copy.cache !== own.cache,
  );
  const copy: Copy = {...own, savedAt};
  return {
    ...state,
    copies: [...state.copies.filter(isOther), copy],
    partial: state.partial.filter(isOther),
    replaced: [...state.replaced.filter(({cache}) => cache !== own.cache), ...old],
  };
}

/**
 * Saves the edition of a version that the site has now, or completes it. Until then the copy from before stays as it is.
 *
 * @throws SaveFailure; what has arrived stays, except without room for it
 */
export async function save(offered: Offered, options: SaveOptions): Promise<Copy> {
  const {baseUrl, onProgress} = options;
  const names = cacheNames(baseUrl);
  const stop = new AbortController();
  const {signal} = stop;
  options.signal.addEventListener('abort', () => stop.abort(), {once: true});
  const added: string[] = [];
  try {
    const list = await fetchList(baseUrl + offered.list, signal);
    const {own, earlier} = await begin(offered, list, names, baseUrl);
    const there = await presentFiles(list, own, names, baseUrl);
    const steps = planOf(list, (file) => there.has(file), earlier);
    let bytes = list.bytes - bytesOf(steps.map(({file}) => file));
    const add = (more: number) => {
      bytes += more;
      onProgress(bytes, list.bytes);
    };
    add(0);
    await inLanes(
      steps,
      async ({file, from}) => {
        const url = baseUrl + file[0];
        const old =
          from === undefined
            ? undefined
            : await caches.match(url, {...BY_ADDRESS, cacheName: from});
        if (old) add(file[1]);
        const response = old ?? (await fetchFile(url, file, signal, add));
        const name = cacheOf(file, own.cache, names);
        await (await caches.open(name)).put(url, response);
        if (name === names.assets) added.push(url);
      },
      stop,
    );
    if (options.signal.aborted) throw new SaveFailure('stopped', 'by the reader');
    const savedAt = Date.now();
    await changeState(names, (state) => completed(state, own, savedAt));
    return {...own, savedAt};
  } catch (error) {
    const problem = options.signal.aborted ? 'stopped' : problemOf(error);
    // What does not fit would only take the room of other things.
    if (problem === 'storage') await discardPartial(names, offered.version, added);
    throw new SaveFailure(problem, error);
  }
}

import type {IndexKey, MissingPart} from '../answer';
import type {Engines} from './engines';
import {WorkerLost} from './enginesInWorker';
import {FIRST, RETRY} from './fetchWithin';
import {fetchIndex, fetchManifest, fetchPart, nameOf} from './indexFiles';

/** A pending index, or null if there is none. */
export type Coming = Promise<Response | null>;

/** Reads a response to its end, reporting each chunk. */
async function readPieces(
  response: Response,
  onPiece: ((piece: string) => void) | undefined,
): Promise<string> {
  if (!onPiece || !response.body) return response.text();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return text;
    text += value;
    onPiece(value);
  }
}

/** For how long no part is requested after one failed, in milliseconds: meanwhile a search has what it has. */
const PAUSE_MS = 5000;

/** Adds indexes and their parts to engines, each once. */
export function createLoader(folder: string, engines: Engines) {
  const loaded = new Map<string, Promise<void>>();
  /** By the index and their name. */
  const parts = new Map<string, Promise<void>>();

  async function put(key: IndexKey, coming: Coming): Promise<void> {
    const response = await coming;
    if (!response) return;
    const {takePiece} = engines;
    const onPiece =
      takePiece &&
      ((piece: string) => {
        takePiece(key, piece);
      });
    await engines.take(key, await readPieces(response, onPiece));
    for (const id of parts.keys()) if (id.startsWith(`${nameOf(key)} `)) parts.delete(id);
  }

  async function load(key: IndexKey, coming: Coming): Promise<void> {
    try {
      await put(key, coming);
    } catch (error) {
      if (error instanceof WorkerLost) throw error;
      // A cached manifest may name the index of an earlier deployment, and cached files may be damaged: both are
      // requested again, bypassing all caches, before an error is shown.
      await put(key, fetchIndex(folder, key, await fetchManifest(folder, RETRY), RETRY));
    }
  }

  function take(key: IndexKey, coming: Coming): Promise<void> {
    const loading = load(key, coming);
    loaded.set(nameOf(key), loading);
    // Failed downloads are requested again with the next search.
    loading.catch(() => {
      if (loaded.get(nameOf(key)) === loading) loaded.delete(nameOf(key));
    });
    return loading;
  }

  /** Indexes that were requested again because a part of them does not exist. */
  const renewed = new Set<string>();
  let pausedUntil = 0;

  async function download(part: MissingPart): Promise<void> {
    if (Date.now() < pausedUntil) throw new Error(`Another part than ${part.name} just failed`);
    try {
      await engines.takePart(part, await fetchPart(folder, part, FIRST));
    } catch (error) {
      if (error instanceof WorkerLost) throw error;
      await engines.takePart(part, await fetchPart(folder, part, RETRY));
    }
  }

  function takePart(part: MissingPart): Promise<void> {
    const id = `${nameOf(part.key)} ${part.name}`;
    const known = parts.get(id);
    if (known) return known;
    const taking = download(part);
    parts.set(id, taking);
    taking.catch(() => parts.delete(id));
    return taking;
  }

  /** After a deploy, parts of the index that this page has may no longer exist: takes the current one, once. */
  async function renew(key: IndexKey): Promise<boolean> {
    const name = nameOf(key);
    if (renewed.has(name)) return false;
    renewed.add(name);
    try {
      await put(key, fetchIndex(folder, key, await fetchManifest(folder, RETRY)));
      return true;
    } catch (error) {
      renewed.delete(name);
      if (error instanceof WorkerLost) throw error;
      return false;
    }
  }

  /** Downloads parts of split indexes; returns the names of those that cannot be had. */
  async function takeParts(missing: readonly MissingPart[]): Promise<string[]> {
    const failed: MissingPart[] = [];
    await Promise.all(
      missing.map((part) =>
        takePart(part).catch((error: unknown) => {
          if (error instanceof WorkerLost) throw error;
          failed.push(part);
        }),
      ),
    );
    if (failed.length > 0 && Date.now() >= pausedUntil) {
      const current = await Promise.all(failed.map(({key}) => renew(key)));
      if (!current.includes(true)) pausedUntil = Date.now() + PAUSE_MS;
    }
    return failed.map(({name}) => name);
  }

  return {
    take,
    takeParts,
    ensure: (key: IndexKey) =>
      loaded.get(nameOf(key)) ??
      take(
        key,
        fetchManifest(folder).then((manifest) => fetchIndex(folder, key, manifest)),
      ),
  };
}

import {
  askOrigin,
  canKeep,
  fetchOffers,
  keepVisited,
  startWorker,
  stopWorker,
  tellWorker,
} from '../../offline/client';
import {listOf} from '../../offline/files';
import type {Offered} from '../../offline/formats';
import type {Origin} from '../../offline/messages';
import {cacheNames, deleteCaches} from '../../offline/names';
import {SaveFailure, type Problem} from '../../offline/saving/problem';
import {save} from '../../offline/saving/save';
import {changeState, keepsAnything, readState, type Copy, type State} from '../../offline/state';
import {hasRoomFor} from './room';
import {notSavedTexts} from './texts';

/** A download of a version that goes on, or why it ended. */
export type Job =
  | {readonly bytes: number; readonly total: number; readonly stop: () => void}
  | {readonly problem: Problem};

/** What the reader sees. */
export interface Kept {
  readonly canKeep: boolean;
  /** Undefined until it has been read. */
  readonly state?: State;
  /** What the site offers; null if it cannot be reached. */
  readonly offers?: readonly Offered[] | null;
  /** Where this page came from; null for the network. */
  readonly origin?: Origin | null;
  /** By version name. */
  readonly jobs: Readonly<Record<string, Job>>;
  /** Whether there was no room for the last visited page. */
  readonly isFull?: boolean;
  /** How many visited pages are kept. */
  readonly pages: number;
}

/** Keeps versions and pages on the device when the reader asks for it. */
export class OfflineCopies {
  readonly #baseUrl: string;
  readonly #listeners = new Set<() => void>();
  #kept: Kept = {canKeep: canKeep(), jobs: {}, pages: 0};

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  readonly current = (): Kept => this.#kept;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #show(change: Partial<Kept>): void {
    this.#kept = {...this.#kept, ...change};
    for (const listener of this.#listeners) listener();
  }

  #showJob(version: string, job: Job | undefined): void {
    const {[version]: _, ...others} = this.#kept.jobs;
    this.#show({jobs: job ? {...others, [version]: job} : others});
  }

  /** Reads what is kept, and asks the site what it offers. */
  async refresh(): Promise<void> {
    if (!this.#kept.canKeep) return;
    await this.#readKept();
    this.#show({origin: await askOrigin()});
    this.#show({offers: await fetchOffers(this.#baseUrl).catch(() => null)});
  }

  async #readKept(): Promise<void> {
    const names = cacheNames(this.#baseUrl);
    const state = await readState(names);
    const keys = (await caches.has(names.pages))
      ? await (await caches.open(names.pages)).keys()
      : [];
    this.#show({state, pages: keys.filter(({url}) => !url.includes('?')).length});
  }

  async #change(change: (state: State) => State): Promise<void> {
    const names = cacheNames(this.#baseUrl);
    const state = await changeState(names, (before) => ({
      ...change(before),
      texts: notSavedTexts(document.documentElement.lang),
    }));
    if (keepsAnything(state)) await tellWorker(this.#baseUrl, {tidy: true});
    else await this.#deleteAll();
    await this.#readKept();
  }

  /** Saves a version, completes it, or replaces its copy by the current edition. */
  async save(offered: Offered): Promise<void> {
    const {version} = offered;
    const stop = new AbortController();
    const end = () => stop.abort();
    const show = (bytes: number, total: number) =>
      this.#showJob(version, {bytes, total, stop: end});
    show(0, offered.bytes);
    try {
      if (!(await hasRoomFor(offered, this.#kept.state)))
        throw new SaveFailure('storage', 'estimate');
      await startWorker(this.#baseUrl);
      const copy = await save(offered, {
        baseUrl: this.#baseUrl,
        signal: stop.signal,
        onProgress: show,
      });
      await this.#adopt(copy);
      this.#showJob(version, undefined);
    } catch (error) {
      this.#showJob(version, {problem: error instanceof SaveFailure ? error.problem : 'worker'});
    }
    await this.#change((state) => state).catch(() => undefined);
    // The next edition may have been published meanwhile; without a connection the offers are those from before.
    const {offers} = this.#kept;
    this.#show({offers: await fetchOffers(this.#baseUrl).catch(() => offers)});
  }

  /** This page belongs to the copy if all of its scripts are in it: it then also works without a connection. */
  async #adopt(copy: Copy): Promise<void> {
    if (this.#kept.origin) return;
    const list = await listOf(copy, this.#baseUrl);
    const listed = new Set(list?.files.map(([address]) => this.#baseUrl + address));
    const scripts = Array.from(document.scripts).filter(({src}) => src !== '');
    if (!scripts.every(({src}) => listed.has(new URL(src).pathname))) return;
    await tellWorker(this.#baseUrl, {belongsTo: copy.cache});
  }

  /** Forgets a version, also what has arrived of it. */
  async remove(version: string): Promise<void> {
    this.#showJob(version, undefined);
    await this.#change((state) => {
      const isOther = (copy: {readonly version: string}) => copy.version !== version;
      const old = [...state.copies, ...state.partial].filter((copy) => !isOther(copy));
      return {
        ...state,
        copies: state.copies.filter(isOther),
        partial: state.partial.filter(isOther),
        replaced: [...state.replaced, ...old],
      };
    });
  }

  /** From now on keeps the pages that are read, or no longer; those that were kept are then deleted. */
  async keepPages(keepsPages: boolean): Promise<void> {
    const {state} = this.#kept;
    // Shown at once: the worker may take a moment to start.
    this.#show({state: state && {...state, keepsPages}});
    if (keepsPages) await startWorker(this.#baseUrl);
    else await caches.delete(cacheNames(this.#baseUrl).pages);
    await this.#change((before) => ({...before, keepsPages}));
    this.visit(window.location.pathname);
  }

  /** Keeps a page after navigation to it, if the reader has chosen so. */
  visit(pathname: string): void {
    if (!this.#kept.state?.keepsPages) return;
    void keepVisited(this.#baseUrl, pathname).then((problem) => {
      this.#show({isFull: problem === 'storage'});
      return this.#readKept();
    });
  }

  /** Deletes everything, and the worker with it. */
  async removeAll(): Promise<void> {
    for (const job of Object.values(this.#kept.jobs)) if ('stop' in job) job.stop();
    this.#show({jobs: {}});
    await this.#deleteAll();
    await this.#readKept();
  }

  /** Why a download failed stays on the screen. */
  async #deleteAll(): Promise<void> {
    await stopWorker(this.#baseUrl);
    await deleteCaches(cacheNames(this.#baseUrl));
    this.#show({origin: null});
  }
}

import type {NotSavedTexts} from './state';

/** Where an open page came from: a copy of a version, or a visited page. */
export type Origin =
  | {readonly kind: 'copy'; readonly cache: string; readonly savedAt: number}
  | {readonly kind: 'page'; readonly address: string; readonly savedAt: number};

/** What pages tell the service worker. */
export type Message =
  /** Asks for the page's {@link Origin} or null, by the port of the message. */
  | {readonly ask: 'origin'}
  /** The page belongs to this copy: all of its scripts are in it. */
  | {readonly belongsTo: string}
  /** The reader opened a page without loading a document; the port answers with the problem of keeping it, or null. */
  | {readonly visited: string}
  /** A copy was added or removed: delete what nothing needs. */
  | {readonly tidy: true};

export type {NotSavedTexts};

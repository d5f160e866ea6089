/** A file of a list: its address below the site's base URL, its size, and the beginning of the SHA-256 of its bytes. */
export type ListedFile = readonly [address: string, bytes: number, digest: string];

/** What a version consists of, and of which deploy. */
export interface Edition {
  /** Name of the version: `current`, or that of a release. */
  readonly version: string;
  /** As readers see it. */
  readonly label: string;
  /** Address of its first page below the base URL. */
  readonly home: string;
  /** Digest of its list: equal ids, equal files. */
  readonly id: string;
  /** Digest of the lists of all versions: equal for what one build made. */
  readonly deploy: string;
  /** Sum of its files. */
  readonly bytes: number;
  /** Number of its files. */
  readonly count: number;
}

/** The files of a version: `offline/<folder>.json` of a build. */
export interface FileList extends Edition {
  readonly format: typeof FORMAT;
  readonly files: readonly ListedFile[];
}

/** A version in the {@link Overview}, with the address of its list. */
export interface Offered extends Edition {
  readonly list: string;
}

/** What can be saved: `offline/versions.json` of a build. */
export interface Overview {
  readonly format: typeof FORMAT;
  readonly versions: readonly Offered[];
}

/** Hexadecimal digits of a digest: 128 bits find every damage, and halve the lists, which do not compress. */
export const DIGEST_LENGTH = 32;

/** Raised when lists or what is stored in the browser change, so that nothing reads what it does not understand. */
export const FORMAT = 1;

/** Folder of lists below the base URL; it belongs to no version. */
export const FOLDER = 'offline';

/** Address of the {@link Overview} below the base URL. */
export const OVERVIEW = `${FOLDER}/versions.json`;

/** Address of the service worker below the base URL. It never changes: browsers look for another worker there. */
export const WORKER = 'sw.js';

/** Folder of files whose names contain a hash of their content. */
export const ASSETS = 'assets/';

/** Request header by which the page asks the network, past the service worker. */
export const PAST_WORKER = 'x-offline-save';

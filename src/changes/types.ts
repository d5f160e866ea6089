/** What a block of a page is: a paragraph, an item of a list, a row of a table, a listing, a heading below the third level. */
export type BlockKind = 'text' | 'item' | 'row' | 'code' | 'heading';

/** A piece of a page's text. Code within a line is between backticks. */
export interface Block {
  readonly kind: BlockKind;
  /** The cells of a row; one text for everything else. */
  readonly cells: readonly string[];
  /** Of a row below the head of a table: the names of its columns. */
  readonly columns?: readonly string[];
}

/** What is below a heading of the second or third level, as in the list of contents, up to the next one. */
export interface Section {
  /** Fragment of its address; empty for what comes before the first heading. */
  readonly id: string;
  readonly title: string;
  /** Level of the heading: 2 or 3; 1 for the page's title. */
  readonly level: number;
  readonly blocks: readonly Block[];
}

/** Words that stay, were added (`+`) or removed (`-`). */
export type Marked = string | readonly [mark: '+' | '-', words: string];

/** A block with its words marked, or how many unchanged blocks there are. */
export type MarkedBlock =
  | {readonly kind: BlockKind; readonly cells: readonly (readonly Marked[])[]}
  | {readonly same: number};

/** Why something differs: the release of the node with which it came, and what that does. */
export interface Reason {
  readonly release: string;
  /** Code within it is between backticks. */
  readonly what: string;
}

/** How a section differs between two versions of a page. */
export interface SectionChange {
  readonly change: 'added' | 'changed' | 'removed';
  /** Fragment in the newer version; in the older one if it was removed. */
  readonly id: string;
  readonly title: string;
  readonly level: number;
  /** Its heading and fragment in the older version, where they were others. */
  readonly was?: {readonly id: string; readonly title: string};
  /** Its text, unless it was added. */
  readonly blocks: readonly MarkedBlock[];
  /** Why, where the version's facts say so. */
  readonly reasons?: readonly Reason[];
}

/** A value of the network profile that differs. */
export interface ValueChange {
  /** Its key: `mev.noInterruptLeftOver`. */
  readonly key: string;
  readonly meaning: string;
  /** As text with its unit; undefined where the version does not have it. */
  readonly from?: string;
  readonly to?: string;
}

/** How a page differs between two versions. */
export type PageChange =
  | {readonly change: 'same'}
  | {readonly change: 'added' | 'removed'; readonly title: string}
  | {
      readonly change: 'changed';
      readonly title: string;
      readonly sections: readonly SectionChange[];
      /** Values of the profile that it shows. */
      readonly values: readonly ValueChange[];
    };

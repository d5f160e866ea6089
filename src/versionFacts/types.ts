/** One thing that differs between two versions of the pages, because the node or the network differs. */
export interface VersionFact {
  /** Short name, such as `transaction-gas-cap`. */
  readonly id: string;
  /** Release of the node with which it came. */
  readonly release: string;
  /** One sentence for readers. */
  readonly what: string;
  /** Where pages differ for it: `specification#limits`; without a section, what comes before the first one. */
  readonly pages?: readonly string[];
  /** Methods of the RPC reference that differ for it. */
  readonly methods?: readonly string[];
  /** Methods whose examples differ for it, and nothing else. */
  readonly examples?: readonly string[];
  /** Errors, schemas and other shared parts of the RPC reference that differ for it, by name. */
  readonly components?: readonly string[];
  /** Values of the profile that differ for it: `gas.limit`. */
  readonly profile?: readonly string[];
  /** Other files beside the pages that differ for it: `topology.json`. */
  readonly files?: readonly string[];
  /** Where it was checked: files of the node's source with lines, or proposals. */
  readonly evidence: readonly string[];
}

/** `_data/changes.json` of a version: what differs from the version before, and why. */
export interface VersionFacts {
  /** The version before. */
  readonly since: string;
  readonly facts: readonly VersionFact[];
}

/** Kinds of places where versions differ: keys of a fact. */
export const KINDS = ['pages', 'methods', 'examples', 'components', 'profile', 'files'] as const;

export type Kind = (typeof KINDS)[number];

/** A place where two versions differ. */
export interface Difference {
  readonly kind: Kind;
  readonly place: string;
  /** In a page that the older version does not have. A writer may add pages without a change of the node. */
  readonly isOfNewPage?: boolean;
}

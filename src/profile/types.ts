/** A number of the network with what it means and where it can be checked. */
export interface Parameter {
  /** Whole numbers above 2^53 (amounts in wei) are decimal strings. */
  readonly value: number | string | boolean;
  readonly unit: string;
  readonly meaning: string;
  readonly source: string;
}

/** The parts of the profile that the site itself reads; pages may read any key. */
export interface NetworkProfile {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly tagline: string;
  readonly site: {
    readonly url: string;
    readonly copyrightHolder: string;
    readonly announcement?: {readonly id: string; readonly content: string};
  };
  readonly organisation: {readonly name: string; readonly url: string};
  readonly repositories: {
    readonly docs: {readonly url: string; readonly branch: string};
    readonly node: {readonly url: string};
  };
  readonly contacts: {
    readonly support: string;
    readonly security: string;
    readonly status: string;
    readonly announcements: string;
  };
  readonly chains: {readonly mainnet: {readonly explorer: {readonly url: string}}};
  readonly [section: string]: unknown;
}

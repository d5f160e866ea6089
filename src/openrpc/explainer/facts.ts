import {codeId, rowId} from '../rowIds';

/** An error that the reference documents. Cause and fix have code in backticks. */
export interface ErrorFact {
  /** Part of the id of its row: `nonce-too-low`. */
  readonly slug: string;
  readonly code: number;
  /** With `<name>` where the node puts a value, and ` | ` between alternatives. */
  readonly message: string;
  readonly cause: string;
  readonly fix: string;
  /** Methods with a row of their own for it. */
  readonly own?: readonly string[];
  /** Methods that share a row for it with others of their page. */
  readonly shared?: readonly string[];
  /** Page and fragment that explain it, below the root of the version, where it has no row of the reference. */
  readonly place?: string;
}

/** A row of the table of error codes. */
export interface CodeFact {
  readonly code: number;
  readonly meaning: string;
  readonly cause: string;
  readonly fix: string;
  /** Page and fragment that explain it, below the root of the version, where it has no row. */
  readonly place?: string;
}

/** A custom error of system contracts. */
export interface RevertFact {
  /** `InvalidValue(string key, bytes value)` */
  readonly signature: string;
  readonly contracts: readonly string[];
  readonly cause?: string;
}

/** What the error explainer and the filters of methods know: `/workbench/2.0.0/errors.json`. */
export interface ErrorFacts {
  readonly errors: readonly ErrorFact[];
  readonly codes: readonly CodeFact[];
  /** By selector: `0x584a7938`. */
  readonly reverts: Readonly<Record<string, RevertFact>>;
  /** Page and fragment with the custom errors, below the root of the version. */
  readonly revertsPlace: string;
  /** Parameters of each method and their fields, separated by spaces. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** The row of a code, below the root of the version: `api-list#code-32000`. */
export function placeOfCode({code, place}: CodeFact): string {
  return place ?? `api-list#${codeId(code)}`;
}

/** Where an error of the reference is explained: a row, and the methods that it is about. */
export interface ErrorPlace {
  /** Page and fragment below the root of the version: `rpc/eth#error-nonce-too-low`. */
  readonly path: string;
  readonly methods: readonly string[];
}

function pageOf(method: string): string {
  return `rpc/${method.slice(0, method.indexOf('_'))}`;
}

/** The rows that explain an error, as src/openrpc/render writes them. */
export function placesOf({slug, code, own = [], shared = [], place}: ErrorFact): ErrorPlace[] {
  const pages = [...new Set(shared.map(pageOf))];
  const rows = [
    ...own.map((method) => ({
      path: `${pageOf(method)}#${rowId(slug, method)}`,
      methods: [method],
    })),
    ...pages.map((page) => ({
      path: `${page}#${rowId(slug)}`,
      methods: shared.filter((method) => pageOf(method) === page),
    })),
  ];
  return rows.length > 0 ? rows : [{path: place ?? `api-list#${codeId(code)}`, methods: []}];
}

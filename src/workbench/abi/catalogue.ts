/** A contract at a fixed address, with its functions as `name(type name) view returns (type)`. */
export interface KnownContract {
  readonly name: string;
  readonly address: string;
  readonly purpose: string;
  readonly functions: readonly string[];
}

/** Interfaces of the system contracts: `/workbench/<version>/abis.json`. */
export interface AbiCatalogue {
  readonly contracts: readonly KnownContract[];
  /** Custom errors as `Name(type name)`, with the names of the contracts that have them. */
  readonly errors: readonly (readonly [signature: string, contracts: readonly string[]])[];
}

const FUNCTION = 'function ';
const ERROR = 'error ';

function withPrefix(fragments: readonly string[], prefix: string): string[] {
  return fragments
    .filter((fragment) => fragment.startsWith(prefix))
    .map((fragment) => fragment.slice(prefix.length));
}

/**
 * The part of the interfaces that calls need: no events, and each error once.
 *
 * @param fragments human-readable fragments by the name of the contract
 * @param contracts addresses and purposes by the same names; a contract without an interface is left out
 */
export function catalogueOf(
  fragments: Readonly<Record<string, readonly string[]>>,
  contracts: Readonly<Record<string, {readonly address: string; readonly purpose: string}>>,
): AbiCatalogue {
  const errors = new Map<string, string[]>();
  for (const [name, own] of Object.entries(fragments)) {
    for (const error of withPrefix(own, ERROR)) {
      errors.set(error, [...(errors.get(error) ?? []), name]);
    }
  }
  return {
    contracts: Object.entries(contracts).flatMap(([name, {address, purpose}]) => {
      const functions = withPrefix(fragments[name] ?? [], FUNCTION);
      return functions.length > 0 ? [{name, address, purpose, functions}] : [];
    }),
    errors: [...errors].sort(([one], [other]) => (one < other ? -1 : 1)),
  };
}

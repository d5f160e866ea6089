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
}

const FUNCTION = 'function ';

/**
 * The part of the interfaces that calls need: no events and errors.
 *
 * @param fragments human-readable fragments by the name of the contract
 * @param contracts addresses and purposes by the same names; a contract without an interface is left out
 */
export function catalogueOf(
  fragments: Readonly<Record<string, readonly string[]>>,
  contracts: Readonly<Record<string, {readonly address: string; readonly purpose: string}>>,
): AbiCatalogue {
  return {
    contracts: Object.entries(contracts).flatMap(([name, {address, purpose}]) => {
      const functions = (fragments[name] ?? [])
        .filter((fragment) => fragment.startsWith(FUNCTION))
        .map((fragment) => fragment.slice(FUNCTION.length));
      return functions.length > 0 ? [{name, address, purpose, functions}] : [];
    }),
  };
}

import fs from 'node:fs';
import {createRequire} from 'node:module';
import solc from 'solc';
import type {Abi, Hex} from 'viem';

interface Output {
  readonly errors?: readonly {readonly formattedMessage: string}[];
  readonly contracts?: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly abi: Abi;
            readonly evm: {
              readonly bytecode: {readonly object: string};
              readonly deployedBytecode: {readonly object: string};
            };
          }
        >
      >
    >
  >;
}

export interface Contract {
  readonly abi: Abi;
  readonly creation: Hex;
  readonly deployed: Hex;
}

const resolveFrom = createRequire(__filename);

/** A file of a package that a source imports by package name. */
function imported(name: string): {contents: string} | {error: string} {
  try {
    return {contents: fs.readFileSync(resolveFrom.resolve(name), 'utf8')};
  } catch (error) {
    return {error: (error as Error).message};
  }
}

/** Settings for code that is as short as it can be, and the same for every machine. */
export const SHORT_CODE = {
  optimizer: {enabled: true, runs: 1},
  // cspell:ignore CBOR
  metadata: {appendCBOR: false, bytecodeHash: 'none'},
  evmVersion: 'london',
} as const;

/** Compiles Solidity sources by file name; `faults` include warnings. */
export function compile(
  sources: Readonly<Record<string, string>>,
  settings: object = {optimizer: {enabled: false}},
): {
  faults: string[];
  contracts: Record<string, Contract>;
} {
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(
      Object.entries(sources).map(([name, content]) => [name, {content}]),
    ),
    settings: {
      ...settings,
      outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object']}},
    },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input), {import: imported})) as Output;
  const contracts = Object.values(output.contracts ?? {}).flatMap((file) =>
    Object.entries(file).map(([name, {abi, evm}]): [string, Contract] => [
      name,
      {
        abi,
        creation: `0x${evm.bytecode.object}`,
        deployed: `0x${evm.deployedBytecode.object}`,
      },
    ]),
  );
  return {
    faults: (output.errors ?? []).map(({formattedMessage}) => formattedMessage),
    contracts: Object.fromEntries(contracts),
  };
}

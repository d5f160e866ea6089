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

/** Compiles Solidity sources by file name; faults hold warnings too. */
export function compile(sources: Readonly<Record<string, string>>): {
  faults: string[];
  contracts: Record<string, Contract>;
} {
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(
      Object.entries(sources).map(([name, content]) => [name, {content}]),
    ),
    settings: {
      optimizer: {enabled: true, runs: 1},
      outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object']}},
    },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as Output;
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

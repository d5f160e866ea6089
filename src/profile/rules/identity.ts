import {getAddress, isAddress} from 'viem/utils';
import {isRecord} from '../parameter';
import {at, fault, leaves, type Rule} from '../rule';
import {jsonPath} from '../fault';

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** Every address has its EIP-55 checksum, so that a mistyped digit is detected. */
export const checksums: Rule = (data) =>
  leaves(data).flatMap(({path, value}) => {
    if (typeof value !== 'string' || !ADDRESS.test(value)) return [];
    const right = getAddress(value.toLowerCase());
    if (isAddress(value, {strict: true}) && value === right) return [];
    return [
      fault(
        jsonPath(path),
        'an address with its EIP-55 checksum',
        value,
        `compare each digit with the contract's page, then write ${right}`,
      ),
    ];
  });

/** Wallets and replay protection distinguish chains by the id only. */
export const uniqueChainIds: Rule = (data) => {
  const chains = at(data, 'chains');
  if (!isRecord(chains)) return [];
  const ids = Object.keys(chains).map((chain) => [chain, at(chains, `${chain}.chainId`)] as const);
  return ids.flatMap(([chain, id], index) => {
    const twin = ids.slice(0, index).find(([, other]) => typeof id === 'number' && other === id);
    if (!twin) return [];
    return [
      fault(
        `chains.${chain}.chainId`,
        `another id than that of ${twin[0]}`,
        id,
        'give each chain its own id',
      ),
    ];
  });
};

/** A duplicate fork is a mistake. */
export const uniqueForks: Rule = (data) => {
  const forks = at(data, 'forks');
  if (!Array.isArray(forks)) return [];
  const names = forks.map((fork) => at(fork, 'name'));
  return names.flatMap((name, index) =>
    typeof name === 'string' && names.indexOf(name) < index
      ? [
          fault(
            `forks[${index}].name`,
            'a name that no other fork has',
            name,
            'remove one of the two',
          ),
        ]
      : [],
  );
};

/** Servers of one node cannot share a port. */
export const uniquePorts: Rule = (data) => {
  const keys = ['p2pPort', 'httpPort', 'wsPort', 'metricsPort'];
  const ports = keys.map((key) => at(data, `node.${key}.value`));
  return ports.flatMap((port, index) =>
    typeof port === 'number' && ports.indexOf(port) < index
      ? [
          fault(
            `node.${keys[index]}.value`,
            `another port than ${keys[ports.indexOf(port)]}`,
            port,
            'give each server its own port',
          ),
        ]
      : [],
  );
};

import {keccak256} from 'viem/utils';
import {Fault} from '../types';
import {isPublicKey} from './curve';
import {hostKind, HOST_NOTES} from './host';

/** What a line says about a node. */
export interface NodeLine {
  /** With 0x. */
  readonly id: string;
  /** 128 digits; undefined where the line has only an id. */
  readonly publicKey?: string;
  readonly host?: string;
  readonly tcp?: number;
  readonly udp?: number;
  /** The line as the node writes it. */
  readonly url?: string;
  readonly warnings: readonly string[];
}

/** The id of a node: the hash of its public key. @param publicKey 128 hex digits */
function nodeIdOf(publicKey: string): string {
  return keccak256(`0x${publicKey.toLowerCase()}`);
}

function publicKeyOf(digits: string): string {
  if (!/^[\da-f]*$/iu.test(digits))
    throw new Fault('The public key has characters that are no hex digits.');
  if (digits.length !== 128)
    throw new Fault(`The public key has ${digits.length} hex digits instead of 128.`);
  if (!isPublicKey(digits))
    throw new Fault(
      'These 128 digits are no public key (no point of secp256k1): a digit is wrong.',
    );
  return digits.toLowerCase();
}

function portOf(text: string, name: string): number {
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : -1;
  if (port < 0 || port > 65_535)
    throw new Fault(`The ${name} is “${text.slice(0, 20)}”: expected a number up to 65535.`);
  return port;
}

function complete(text: string): NodeLine {
  const match = /^enode:\/\/([^@/?#]*)@(\[[^\]]*\]|[^:/?#[\]]*)(?::([^/?#]*))?\/?(?:\?([^#]*))?$/iu;
  const [whole, key = '', written = '', port, query = ''] = match.exec(text) ?? [];
  if (whole === undefined)
    throw new Fault('Expected enode://, 128 digits, @, the address, a colon and the port.');
  const publicKey = publicKeyOf(key);
  const host = written.replace(/^\[|\]$/gu, '').toLowerCase();
  const kind = hostKind(host);
  if (kind === undefined)
    throw new Fault(`“${written.slice(0, 60)}” is neither an IP address nor the name of a host.`);
  if (port === undefined) throw new Fault('The port is missing behind the address.');
  const tcp = portOf(port, 'port');
  const discovery = new URLSearchParams(query).get('discport') ?? '';
  const udp = discovery === '' ? tcp : portOf(discovery, 'discovery port');
  const note = HOST_NOTES[kind];
  const tail = udp === tcp ? '' : `?discport=${udp}`;
  return {
    id: nodeIdOf(publicKey),
    publicKey,
    host,
    tcp,
    udp,
    url: `enode://${publicKey}@${host.includes(':') ? `[${host}]` : host}:${tcp}${tail}`,
    warnings: [
      ...(note === undefined ? [] : [note]),
      ...(tcp === 0 ? ['Port 0: nobody can connect to it.'] : []),
      ...(udp === 0 ? ['Discovery port 0: other nodes do not find it by discovery.'] : []),
    ],
  };
}

/**
 * Reads an enode address, a public key or an id, as the node and the contract do.
 *
 * @throws Fault when it is none of them
 */
export function readNode(line: string): NodeLine {
  const text = line
    .trim()
    .replace(/^["']|["'],?$/gu, '')
    .replace(/,$/u, '');
  if (/^enr:/iu.test(text))
    throw new Fault('This is a node record (enr:). Use the address in admin.nodeInfo.enode.');
  if (/^enode:\/\/.*@/iu.test(text)) return complete(text);
  const digits = text.replace(/^enode:\/\//iu, '').replace(/^0x/iu, '');
  if (!/^[\da-f]+$/iu.test(digits))
    throw new Fault(
      `“${text.slice(0, 40)}” is neither an enode address nor hex digits of a public key or of a NodeID.`,
    );
  if (digits.length === 64) return {id: `0x${digits.toLowerCase()}`, warnings: []};
  if (digits.length === 40)
    throw new Fault('This is the address of an account (40 digits), not of a node.');
  if (digits.length === 66 || digits.length === 130)
    throw new Fault(
      `${digits.length} digits: a public key with a leading 02, 03 or 04. Use the 128 digits of the enode address.`,
    );
  if (digits.length !== 128)
    throw new Fault(`${digits.length} hex digits: a NodeID has 64, and a public key 128.`);
  const publicKey = publicKeyOf(digits);
  return {id: nodeIdOf(publicKey), publicKey, warnings: []};
}

/** Most nodes that are read at once. */
const MOST = 100;

/** One node a line. @throws Fault that names the first line that is none */
export function readNodes(text: string): readonly NodeLine[] {
  const lines = text.split(/[\r\n]+/u).filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new Fault('Enter an enode address, a public key or a NodeID.');
  if (lines.length > MOST) throw new Fault(`Enter at most ${MOST} lines.`);
  return lines.map((line, index) => {
    try {
      return readNode(line);
    } catch (error) {
      if (!(error instanceof Fault) || lines.length === 1) throw error;
      throw new Fault(`Line ${index + 1}: ${error.message}`);
    }
  });
}

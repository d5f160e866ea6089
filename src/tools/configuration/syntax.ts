/**
 * Forms of what an operator enters. Everything that ends up in a file has one of them, so no value can end a quotation,
 * begin a line or contain a command in any of the languages of the files.
 */

/** Four numbers from 0 to 255 without leading zeros. */
function isIPv4(text: string): boolean {
  const parts = text.split('.');
  return (
    parts.length === 4 &&
    parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)
  );
}

/** The shortest form of an IPv6 address, in brackets; undefined for other texts, zones and embedded IPv4 addresses. */
function shortIPv6(text: string): string | undefined {
  if (!/^[\da-f:]+$/i.test(text)) return undefined;
  try {
    return new URL(`http://[${text}]`).hostname;
  } catch {
    return undefined;
  }
}

/** One text for all forms of an address, to compare it. */
export const normalAddress = (text: string): string => shortIPv6(text) ?? text;

/** Why no machine can have this address; undefined when it can. */
export function addressFault(text: string): string | undefined {
  const address = normalAddress(text);
  if (!isIPv4(text) && !address.startsWith('['))
    return 'Enter an IP address such as 10.0.0.10 or fd00::10.';
  const [first = ''] = text.split('.');
  const isSpecial = isIPv4(text)
    ? ['0', '127'].includes(first) || Number(first) >= 224
    : /^\[(?:::1?\]|ff..:|fe[89ab].:)/.test(address);
  return isSpecial ? 'Enter another address: this one is reserved.' : undefined;
}

/** Folders that the service cannot write to or see, because of its own protection. */
export const CLOSED = [
  '/home',
  '/root',
  '/run',
  '/tmp',
  '/var/tmp',
  '/proc',
  '/sys',
  '/dev',
  '/usr',
  '/boot',
  '/efi',
];

export const isBelow = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`);

/** Why this is no path for a file or folder; undefined when it is one. */
export function pathFault(text: string, isWritten: boolean): string | undefined {
  const parts = text.split('/').slice(1);
  if (!/^(?:\/[A-Za-z0-9._-]+)+$/.test(text) || parts.some((part) => /^\.{1,2}$|^-/.test(part)))
    return 'Enter an absolute path of letters, digits and . - _ only.';
  if (text.length > 90) return 'Enter at most 90 characters.';
  const closed = CLOSED.find(
    (folder) => isBelow(text, folder) && (isWritten || !folder.startsWith('/usr')),
  );
  return closed === undefined
    ? undefined
    : `Choose another folder: the service cannot ${isWritten ? 'write to' : 'use'} ${closed}.`;
}

export const isAccount = (text: string): boolean => /^0x[\da-fA-F]{40}$/.test(text);

export const isPublicKey = (text: string): boolean => /^[\da-f]{128}$/i.test(text);

/** A DNS name of at least two labels. */
export function isHostName(text: string): boolean {
  const labels = text.split('.');
  const isLabel = (label: string) => /^(?!-)[a-z\d-]{1,63}(?<!-)$/i.test(label);
  return (
    text.length <= 253 &&
    labels.length > 1 &&
    labels.every(isLabel) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

const PORT = /^[1-9]\d{0,4}$/;

const isPortText = (text: string): boolean => PORT.test(text) && Number(text) <= 65_535;

/** Host of an address: a name, an IPv4 address, or an IPv6 address in brackets. */
function isHost(text: string): boolean {
  return text.startsWith('[')
    ? text.endsWith(']') && shortIPv6(text.slice(1, -1)) !== undefined
    : isIPv4(text) || isHostName(text);
}

/** The address of a server, without query and fragment. */
export function isUrl(text: string): boolean {
  const [, host = '', port] =
    /^https?:\/\/(\[[\da-fA-F:]+\]|[A-Za-z\d.-]+)(?::(\d+))?(?:\/[A-Za-z\d._~/-]*)?$/.exec(text) ??
    [];
  return text.length <= 250 && isHost(host) && (port === undefined || isPortText(port));
}

/** The address of a node: `enode://` with public key, host and port. */
export function isEnode(text: string): boolean {
  const [, key = '', host = '', port = ''] =
    /^enode:\/\/([\da-f]+)@(\[[\da-fA-F:]+\]|[A-Za-z\d.-]+):(\d+)$/i.exec(text) ?? [];
  return text.startsWith('enode://') && isPublicKey(key) && isHost(host) && isPortText(port);
}

/** The public key in an enode address or a text that is one; the text itself otherwise. */
export function publicKeyIn(text: string): string {
  return /^(?:enode:\/\/)?([\da-f]{128})(?:@\S*)?$/i.exec(text)?.[1]?.toLowerCase() ?? text;
}

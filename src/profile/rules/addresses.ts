import {jsonPath} from '../fault';
import {fault, leaves, type Rule} from '../rule';

const WEB = /^(?:https|wss):\/\//;

/** Why a web address cannot be published, or undefined. */
function flaw(text: string): {expected: string; fix: string} | undefined {
  if (!URL.canParse(text)) {
    return {expected: 'a complete address: scheme, host and path', fix: 'correct the spelling'};
  }
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') {
    return {
      expected: 'an address without a user name or password',
      fix: 'remove the part before the @',
    };
  }
  if (text.endsWith('/')) {
    return {
      expected: 'an address without a slash at its end, as pages append paths to it',
      fix: `write ${text.replace(/\/+$/, '')}`,
    };
  }
  if (url.hash !== '') {
    return {expected: 'an address without a fragment', fix: 'remove the part from # on'};
  }
  if (!url.hostname.includes('.') && !url.hostname.startsWith('[')) {
    return {
      expected: 'a host that readers can reach, such as rpc.example.org',
      fix: 'write the public host',
    };
  }
  return undefined;
}

/** Web addresses have one canonical form that pages, wallets and commands can use directly. */
export const webAddresses: Rule = (data) =>
  leaves(data).flatMap(({path, value}) => {
    if (typeof value !== 'string' || !WEB.test(value)) return [];
    const found = flaw(value);
    return found ? [fault(jsonPath(path), found.expected, value, found.fix)] : [];
  });

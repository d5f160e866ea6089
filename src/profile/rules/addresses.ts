import {jsonPath} from '../fault';
import {fault, leaves, type Rule} from './reading';

const WEB = /^(?:https|wss):\/\//;

/** What keeps an address of the web from being one that can be published, or undefined. */
function flaw(text: string): {expected: string; mend: string} | undefined {
  if (!URL.canParse(text)) {
    return {expected: 'a complete address: scheme, host and path', mend: 'correct the spelling'};
  }
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') {
    return {
      expected: 'an address without a user name or password',
      mend: 'remove the part before the @',
    };
  }
  if (text.endsWith('/')) {
    return {
      expected: 'an address without a slash at its end, as pages append paths to it',
      mend: `write ${text.replace(/\/+$/, '')}`,
    };
  }
  if (url.hash !== '') {
    return {expected: 'an address without a fragment', mend: 'remove the part from # on'};
  }
  if (!url.hostname.includes('.') && !url.hostname.startsWith('[')) {
    return {
      expected: 'a host that readers can reach, such as rpc.example.org',
      mend: 'write the public host',
    };
  }
  return undefined;
}

/** Addresses of the web have the one shape that pages, wallets and commands can use as it stands. */
export const webAddresses: Rule = (data) =>
  leaves(data).flatMap(({path, value}) => {
    if (typeof value !== 'string' || !WEB.test(value)) return [];
    const found = flaw(value);
    return found ? [fault(jsonPath(path), found.expected, value, found.mend)] : [];
  });

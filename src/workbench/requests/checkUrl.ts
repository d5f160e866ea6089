import {translate} from '@docusaurus/Translate';
import {isLocal, isLoopback} from './hosts';
import {secretIn} from '../secret';

/** An address that can be asked, or what is wrong with a text. Both are for the reader, in their language. */
export type CheckedUrl =
  | {
      /** Normalised; without a closing slash where there is no path. */
      readonly url: string;
      /** Browsers probably block calls to it from this page; commands can use it. */
      readonly warning?: string;
    }
  | {readonly fault: string};

const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'ws:', 'wss:']);

function faultOfText(text: string): string | undefined {
  if (text === '')
    return translate({id: 'site.workbench.url.empty', message: 'Enter the address of a node.'});
  if (secretIn(text) !== undefined)
    return translate({
      id: 'site.workbench.url.secret',
      message:
        'This looks like a private key, a recovery phrase or a key file. This page needs none and has not kept it. Never paste it into a website; if you have pasted it elsewhere, move what it controls.',
    });
  if (/\s/u.test(text))
    return translate({
      id: 'site.workbench.url.space',
      message: 'An address has no spaces or line breaks.',
    });
  if (!/^[a-z][a-z0-9+.-]*:\/\//iu.test(text))
    return translate(
      {
        id: 'site.workbench.url.noScheme',
        message:
          'The address must begin with http://, https://, ws:// or wss://. Perhaps http://{text}?',
      },
      {text: text.replace(/^[/:]+/u, '').slice(0, 100)},
    );
  return undefined;
}

function faultOfUrl({protocol, username, password}: URL): string | undefined {
  if (!SCHEMES.has(protocol))
    return translate(
      {
        id: 'site.workbench.url.scheme',
        message: '{scheme} is not a way to reach a node: use http, https, ws or wss.',
      },
      {scheme: protocol},
    );
  if (username !== '' || password !== '')
    return translate({
      id: 'site.workbench.url.credentials',
      message:
        'Browsers refuse addresses with a user name or password (user:password@host). Use an address with its key in the path, or a node that needs none.',
    });
  return undefined;
}

/**
 * Checks an address of a node as a reader enters it.
 *
 * @param pageProtocol `location.protocol`
 */
export function checkUrl(entered: string, pageProtocol: string): CheckedUrl {
  const text = entered.trim();
  const fault = faultOfText(text);
  if (fault !== undefined) return {fault};
  let url;
  try {
    url = new URL(text);
  } catch {
    return {
      fault: translate(
        {id: 'site.workbench.url.invalid', message: '{text} is not an address.'},
        {text: text.slice(0, 100)},
      ),
    };
  }
  const wrong = faultOfUrl(url);
  if (wrong !== undefined) return {fault: wrong};
  // WebSockets refuse fragments, and servers do not get them.
  url.hash = '';
  const isBare = url.pathname === '/' && url.search === '';
  const normalised = isBare ? url.href.replace(/\/$/u, '') : url.href;
  const isInsecure = url.protocol === 'http:' || url.protocol === 'ws:';
  if (pageProtocol !== 'https:' || !isInsecure || isLoopback(url.hostname))
    return {url: normalised};
  return {
    url: normalised,
    warning: isLocal(url.hostname)
      ? translate({
          id: 'site.workbench.url.localWarning',
          message:
            'Some browsers block calls to it, because this page came over HTTPS and the address does not use it.',
        })
      : translate({
          id: 'site.workbench.url.mixedWarning',
          message:
            'Browsers block calls to it, because this page came over HTTPS and the address does not use it. Commands can use it.',
        }),
  };
}

import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {ownAddress} from '@site/src/safeAddress/ownAddress';

const origin = 'https://docs.network.example';

describe('an address of the site', () => {
  it.each([
    ['/endpoint', '/endpoint'],
    ['/rpc/eth?q=a%20b#eth_call', '/rpc/eth?q=a%20b#eth_call'],
    [`${origin}/rpc/eth#eth_call`, '/rpc/eth#eth_call'],
    ['', '/'],
    ['endpoint', '/endpoint'],
    ['../endpoint', '/endpoint'],
    ['/a b?q=ä#ö', '/a%20b?q=%C3%A4#%C3%B6'],
    ['/a//b', '/a//b'],
    ['/?next=//other.example', '/?next=//other.example'],
    ['//other.example/x', '/other.example/x'],
    ['///other.example/x', '/other.example/x'],
    ['/\\other.example/x', '/other.example/x'],
    ['\\\\other.example\\x', '/other.example/x'],
    ['/\t/other.example/x', '/other.example/x'],
    ['\n//other.example/x', '/other.example/x'],
    [' //other.example/x', '/other.example/x'],
    ['\u00A0//other.example/x', '/other.example/x'],
    ['/\u0000/other.example/x', '/other.example/x'],
    ['/.//other.example/x', '/other.example/x'],
    ['/%2e//other.example/x', '/other.example/x'],
    ['/foo/..//other.example/x', '/other.example/x'],
    [`${origin}//other.example/x`, '/other.example/x'],
    [`${origin}/\\other.example/x`, '/other.example/x'],
    ['https://user:word@docs.network.example/x', '/x'],
    ['HTTPS://DOCS.NETWORK.EXAMPLE:443/x', '/x'],
    ['https:/other.example/x', '/other.example/x'],
    ['/%5Cother.example/x', '/other.example/x'],
    ['/%2f%09%255Cother.example/x', '/other.example/x'],
    ['/%09/other.example/x', '/other.example/x'],
    ['/./%2f..//other.example', '/other.example'],
    ['/%25', '/%25'],
    ['/%255', '/%255'],
  ])('is made from %j', (text, address) => {
    expect(ownAddress(text, origin)).toBe(address);
  });

  it.each([
    'https://other.example/x',
    'https:\\\\other.example/x',
    'https://docs.network.example@other.example/x',
    'https://docs.network.example.other.example/x',
    'https://docs.network.example:8443/x',
    'http://docs.network.example/x',
    'java\nscript:alert(1)',
    'javascript:alert(1)',
    'data:text/html,x',
    `blob:${origin}/x`,
    `view-source:${origin}/x`,
    'https://[',
    'https://other%00.example',
    '/%',
    '/%E0%A4%A',
    '/%C3',
    '/x#100%',
    '/x#%E0%A4%A',
  ])('is not made from %j', (text) => {
    expect(ownAddress(text, origin)).toBeUndefined();
  });

  it('is rejected if the page has no origin', () => {
    expect(ownAddress('/x', 'null')).toBeUndefined();
  });
});

const piece = fc.constantFrom(
  ...[
    '/',
    '\\',
    '//',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '%255c',
    '%25255C',
    '%09',
    '%0d%0a',
    '%',
    '%E0%A4%A',
    '%25',
  ],
  ...[
    '\t',
    '\n',
    '\r',
    '\u0000',
    ' ',
    '\u00A0',
    '\u2028',
    '?',
    '#',
    '@',
    ':',
    ':443',
    ':8443',
    'user:word@',
  ],
  ...[
    'other.example',
    'docs.network.example',
    'https:',
    'http:',
    'javascript:',
    'blob:',
    'data:',
    '[::1]',
  ],
  ...[origin, '.html', '/index.html', '𠮷', '\uD842', 'x'],
);
const texts = fc.oneof(
  fc.array(piece, {maxLength: 9}).map((pieces) => pieces.join('')),
  fc.string({unit: 'binary', maxLength: 40}),
  fc.webUrl({withFragments: true, withQueryParameters: true}),
);
/** The router's decoding; a path that was decoded before may be malformed the second time. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const runs = {seed: 20_251_121, numRuns: 4_000} as const;

describe('from any text', () => {
  const addresses = texts.map((text) => [text, ownAddress(text, origin)] as const);

  it('begins with one slash and leads to the site', () => {
    let made = 0;
    fc.assert(
      fc.property(addresses, ([, address]) => {
        if (address === undefined) return;
        made += 1;
        expect(address).toMatch(/^\/(?![/\\])/u);
        expect(new URL(address, origin).href).toBe(origin + address);
      }),
      runs,
    );
    // The test would be vacuous if most texts were rejected.
    expect(made).toBeGreaterThan(runs.numRuns / 2);
  });

  it('stays within the site however often the router decodes it', () => {
    fc.assert(
      fc.property(addresses, ([, address]) => {
        if (address === undefined) return;
        let path = new URL(address, origin).pathname;
        expect(() => decodeURI(path)).not.toThrow();
        for (let times = 0; times < 4; times += 1) {
          expect(new URL(path, origin).origin).toBe(origin);
          path = decoded(path);
        }
      }),
      runs,
    );
  });

  it('is unchanged when it is made from an address of the site', () => {
    fc.assert(
      fc.property(addresses, ([, address]) => {
        if (address !== undefined) expect(ownAddress(address, origin)).toBe(address);
      }),
      runs,
    );
  });

  it('is never made from a text that browsers read as another site, unless as a path here', () => {
    fc.assert(
      fc.property(addresses, ([text, address]) => {
        if (!URL.canParse(text, origin) || new URL(text, origin).origin === origin) return;
        if (address !== undefined) expect(text).toMatch(/^[\s\p{Cc}]*[/\\]/u);
      }),
      runs,
    );
  });
});

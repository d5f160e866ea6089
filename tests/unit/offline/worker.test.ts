import {describe, expect, test} from 'vitest';
import {addressOf, otherForms} from '@site/src/offline/worker/addresses';
import {filesOfPage} from '@site/src/offline/worker/pageFiles';

describe('addresses', () => {
  test('are below the base URL', () => {
    expect(addressOf(new URL('https://a.example/docs/rpc/eth?q=1#x'), '/docs/')).toBe('rpc/eth');
  });

  test.each<[string, readonly string[]]>([
    ['endpoint.html', ['endpoint', 'endpoint/']],
    ['endpoint/index.html', ['endpoint', 'endpoint/']],
    ['endpoint/', ['endpoint']],
    ['endpoint', ['endpoint/']],
    ['next', ['next/']],
    ['index.html', ['']],
    ['', []],
  ])('%s is also %j', (address, forms) => {
    expect(otherForms(address)).toEqual(forms);
  });
});

test('a page needs its scripts, styles and pictures, not what it links to', () => {
  const html = `<link rel=preload href=/assets/css/a.1.css as=style><link rel="icon" href="/img/i.svg">
    <link rel="canonical" href="https://docs.example/x"><link rel=alternate href=/x.md>
    <script src="/assets/js/main.1.js" defer></script><script src=//other.example/x.js></script>
    <img src='/img/logo.svg' alt=""><a href="/next/">Next</a>`;
  expect(filesOfPage(html, '/')).toEqual({
    assets: ['assets/css/a.1.css', 'assets/js/main.1.js'],
    others: ['img/i.svg', 'img/logo.svg'],
  });
});

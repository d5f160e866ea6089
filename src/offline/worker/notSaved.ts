import {cacheNames} from '../names';
import {readState, type NotSavedTexts} from '../state';
import {BASE} from './scope';

const names = cacheNames(BASE);

/** For readers whose browser lost the texts that the page had passed. */
const ENGLISH: NotSavedTexts = {
  language: 'en',
  title: 'This page is not saved on this device',
  explanation: 'There is no connection, and this address is not among what you keep here.',
  saved: 'Saved on this device',
  pages: 'Pages that you read',
  again: 'Try again',
};

/** System colours, so that the page follows the mode of the device without a style sheet of a deploy. */
const STYLE = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}
body{max-width:40rem;margin:0 auto;padding:2rem 1.5rem;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25}
h2{margin-top:2rem;font-size:1rem}
li{margin:.25rem 0}
a{display:inline-block;padding:.375rem 0}
.again{padding:.5rem 1rem;border:1px solid;border-radius:.5rem;text-decoration:none;font-weight:600}`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string): string => text.replace(/[&<>"]/gu, (sign) => ESCAPES[sign] ?? '');

const link = (address: string, label: string): string =>
  `<li><a href="${escape(BASE + address)}">${escape(label)}</a></li>`;

const list = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `<h2>${escape(title)}</h2><ul>${items.join('')}</ul>`;

/** The page as HTML. @param url of the page that is not saved, for another try */
function notSavedHtml(
  texts: NotSavedTexts,
  url: string,
  copies: readonly {readonly home: string; readonly label: string}[],
  pages: readonly string[],
): string {
  const versions = copies.map(({home, label}) => link(home, label));
  return `<!doctype html><html lang="${escape(texts.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escape(texts.title)}</title><style>${STYLE}</style></head><body><main><h1>${escape(texts.title)}</h1><p>${escape(texts.explanation)}</p><p><a class="again" href="${escape(url)}">${escape(texts.again)}</a></p>${list(texts.saved, versions)}${list(
    texts.pages,
    pages.map((address) => link(address, `/${address}`)),
  )}</main></body></html>`;
}

async function keptAddresses(): Promise<string[]> {
  const keys = await (await caches.open(names.pages)).keys();
  const paths = keys.map(({url}) => new URL(url)).filter(({search}) => search === '');
  return paths.map(({pathname}) => pathname.slice(BASE.length)).sort();
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** The response to a page that is neither reachable nor saved: it says so, and what is. */
export async function notSaved(url: URL): Promise<Response> {
  const {texts = ENGLISH, copies} = await readState(names);
  const html = notSavedHtml(texts, url.pathname + url.search, copies, await keptAddresses());
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${await hashOf(STYLE)}'; base-uri 'none'; form-action 'none'`,
    },
  });
}

import {DEFAULT_SCHEMES} from '../../components/ThemeColours/scheme';
import {initialOf, outline} from './glyph';
import {appIconSvg, faviconSvg, markSvg} from './mark';
import {toIco, toPng} from './raster';

/** What the identity files are made from. */
export interface Identity {
  /** Name of the network. */
  readonly name: string;
  /** Title of the site. */
  readonly title: string;
  /** Address of the site without a path, such as `https://docs.example`. */
  readonly url: string;
  /** Path under which the site is served, with slashes at both ends. */
  readonly baseUrl: string;
  /** Custom logo in static/img/logo.svg; every icon is then made from it. */
  readonly ownMark?: string | undefined;
}

function manifest({name, title, baseUrl}: Identity): string {
  const icon = (size: number, purpose: string) => ({
    src: `${baseUrl}img/icon-${String(size)}.png`,
    sizes: `${String(size)}x${String(size)}`,
    type: 'image/png',
    purpose,
  });
  const {background} = DEFAULT_SCHEMES.light;
  const content = {
    name: title,
    short_name: name,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'browser',
    theme_color: background,
    background_color: background,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Every file with the network's identity, by its path under the site's root. Deterministic. */
export async function identityFiles(identity: Identity): Promise<Map<string, string | Buffer>> {
  const {name, url, baseUrl, ownMark} = identity;
  const letter = initialOf(name);
  const glyph = ownMark === undefined && letter !== undefined ? await outline(letter) : undefined;
  const light = ownMark ?? markSvg(glyph, 'light');
  const appIcon = ownMark ?? appIconSvg(glyph);
  return new Map<string, string | Buffer>([
    ['img/logo.svg', light],
    ['img/logo-dark.svg', ownMark ?? markSvg(glyph, 'dark')],
    ['img/favicon.svg', ownMark ?? faviconSvg(glyph)],
    ['favicon.ico', toIco(await toPng(light, 48), 48)],
    ['img/apple-touch-icon.png', await toPng(appIcon, 180)],
    ['img/icon-192.png', await toPng(appIcon, 192)],
    ['img/icon-512.png', await toPng(appIcon, 512)],
    ['site.webmanifest', manifest(identity)],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${url}${baseUrl}sitemap.xml\n`],
  ]);
}

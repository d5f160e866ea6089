import {mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {identityFiles} from '../../src/plugins/site-identity/files';
import {initialOf, outline} from '../../src/plugins/site-identity/glyph';
import {subsetsFor} from '../../src/plugins/site-identity/inter';
import {writeGenerated} from '../../src/plugins/site-identity/write';

const identity = {
  name: 'Zenith',
  title: 'Zenith documentation',
  url: 'https://docs.zenith.example',
  baseUrl: '/',
};

describe('the initial of a name', () => {
  test.each([
    ['Example Network', 'E'],
    ['  example', 'E'],
    ['élan', 'É'],
    ['Δelta', 'Δ'],
    ['7chain', '7'],
  ])('%j → %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  test.each(['日本', '🚀 chain', ''])('is undefined for %j, which Inter lacks', (name) => {
    expect(initialOf(name)).toBeUndefined();
  });

  test('is drawn as an outline, from any subset of the font', async () => {
    const [latin, greek, cyrillic] = await Promise.all(['E', 'Δ', 'Ж'].map(outline));
    expect(latin?.height).toBeGreaterThan(30);
    expect(new Set([latin?.path, greek?.path, cyrillic?.path]).size).toBe(3);
    expect(subsetsFor('Ж')).toEqual(['latin', 'cyrillic']);
  });
});

describe('the identity files', () => {
  test('are deterministic', async () => {
    expect([...(await identityFiles(identity))]).toEqual([...(await identityFiles(identity))]);
  });

  test('contain the network and no other', async () => {
    const files = await identityFiles(identity);
    const other = await identityFiles({
      ...identity,
      name: 'Example',
      title: 'Example',
      url: 'https://a.example',
    });
    for (const [name, content] of files) expect(content, name).not.toEqual(other.get(name));
    expect(JSON.parse(String(files.get('site.webmanifest')))).toMatchObject({
      name: 'Zenith documentation',
      short_name: 'Zenith',
    });
    expect(files.get('robots.txt')).toContain('Sitemap: https://docs.zenith.example/sitemap.xml\n');
  });

  test('have addresses under the base URL', async () => {
    const files = await identityFiles({...identity, baseUrl: '/docs/'});
    expect(files.get('site.webmanifest')).toContain('"src": "/docs/img/icon-192.png"');
    expect(files.get('robots.txt')).toContain('/docs/sitemap.xml');
  });

  test('contain no text elements, so that no font is needed', async () => {
    const files = await identityFiles(identity);
    for (const name of ['img/logo.svg', 'img/logo-dark.svg', 'img/favicon.svg']) {
      expect(files.get(name)).not.toContain('<text');
    }
    expect(files.get('img/favicon.svg')).toContain('prefers-color-scheme:dark');
  });

  test('have the stated sizes', async () => {
    const files = await identityFiles(identity);
    for (const [name, width] of [
      ['img/apple-touch-icon.png', 180],
      ['img/icon-512.png', 512],
    ] as const) {
      expect(Buffer.from(files.get(name) ?? '').readUInt32BE(16), name).toBe(width);
    }
    const icon = Buffer.from(files.get('favicon.ico') ?? '');
    expect(icon.subarray(22, 26)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47]));
    expect(icon.readUInt32LE(14)).toBe(icon.length - 22);
  });

  test('are all made from the maintainer’s own logo if there is one', async () => {
    const ownMark =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#f00" d="M0 0h8v8z"/></svg>';
    const files = await identityFiles({...identity, ownMark});
    const stock = await identityFiles(identity);
    expect(files.get('img/logo-dark.svg')).toBe(ownMark);
    expect(files.get('img/favicon.svg')).toBe(ownMark);
    expect(files.get('img/icon-192.png')).not.toEqual(stock.get('img/icon-192.png'));
  });

  test('have a mark without a letter for a name that Inter lacks', async () => {
    const files = await identityFiles({...identity, name: '日本'});
    expect(files.get('img/logo.svg')).toContain('<circle');
  });
});

describe('writing generated files', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'identity-'));
  });
  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  test('skips files that the maintainer made, and removes outdated ones', () => {
    const [generated, handMade] = [path.join(folder, 'generated'), path.join(folder, 'static')];
    mkdirSync(path.join(handMade, 'img'), {recursive: true});
    writeFileSync(path.join(handMade, 'img/logo.svg'), 'mine');
    writeGenerated(generated, new Map([['old.txt', 'old']]), handMade);
    writeGenerated(
      generated,
      new Map([
        ['img/logo.svg', 'made'],
        ['img/b.txt', 'new'],
      ]),
      handMade,
    );
    expect(readdirSync(generated, {recursive: true}).map(String).sort()).toEqual([
      'img',
      path.join('img', 'b.txt'),
    ]);
    expect(readFileSync(path.join(generated, 'img/b.txt'), 'utf8')).toBe('new');
  });
});

import {existsSync, mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {cached, cachedFile} from '../../src/buildCache/cached';
import {cardPath} from '../../src/socialCards/cardPath';
import {cardsOf, siteCard, type Card} from '../../src/plugins/social-cards/collect';
import {renderCard} from '../../src/plugins/social-cards/render';

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#f00" d="M0 0h8v8z"/></svg>';
const frame = {network: 'Zenith', host: 'docs.zenith.example', mark};
const card: Card = {
  path: 'a.png',
  title: 'eth',
  section: 'RPC',
  description: 'Methods.',
  version: 'Version 2.0.0',
};

test.each([
  ['/', '/', 'img/cards/index.png'],
  ['/next/', '/', 'img/cards/next.png'],
  ['/rpc/eth', '/', 'img/cards/rpc/eth.png'],
  ['/docs/rpc/eth/', '/docs/', 'img/cards/rpc/eth.png'],
])('the card of %s under %s is %s', (permalink, baseUrl, file) => {
  expect(cardPath(permalink, baseUrl)).toBe(file);
});

describe('the cards of a version', () => {
  const doc = (id: string, frontMatter = {}) => ({
    id,
    permalink: `/${id}`,
    title: id.toUpperCase(),
    description: `About ${id}`,
    frontMatter,
  });
  const version = {
    label: '2.0.0',
    isLast: true,
    docs: [doc('home'), doc('keys'), doc('faqs'), doc('own', {image: './own.png'})],
    sidebars: {
      docs: [
        {type: 'doc', id: 'home'},
        {
          type: 'category',
          label: 'Validator',
          items: [
            {type: 'doc', id: 'keys'},
            {
              type: 'category',
              label: 'Sentries',
              items: [
                {type: 'doc', id: 'faqs'},
                {type: 'doc', id: 'own'},
              ],
            },
          ],
        },
      ],
    },
  } as unknown as LoadedVersion;

  test('have the categories of a page', () => {
    expect(cardsOf(version, '/').map(({title, section}) => [title, section])).toEqual([
      ['HOME', 'Documentation'],
      ['KEYS', 'Validator'],
      ['FAQS', 'Validator › Sentries'],
    ]);
  });

  test('omit a page with an image in its front matter', () => {
    expect(cardsOf(version, '/').map(({path: file}) => file)).not.toContain('img/cards/own.png');
  });

  test('of a large site name the section, and are the same for its pages', () => {
    const pages = Array.from({length: 200}, (_, index) => doc(`page-${index}`));
    const items = [...version.docs, ...pages].map(({id}) => ({type: 'doc', id}));
    const sidebars = {docs: [{type: 'category', label: 'Guides', items}]};
    const large = {...version, docs: [...version.docs, ...pages], sidebars};
    const cards = cardsOf(large as unknown as LoadedVersion, '/');
    expect(new Set(cards.map(({path: file}) => file)).size).toBe(203);
    expect(new Set(cards.map((each) => JSON.stringify({...each, path: ''}))).size).toBe(1);
    expect(cards[0]).toMatchObject({title: 'Guides', section: 'Documentation', description: ''});
  });

  test('have the version', () => {
    expect(cardsOf(version, '/')[0]?.version).toBe('Version 2.0.0');
    expect(cardsOf({...version, isLast: false, label: 'Next'}, '/')[0]?.version).toBe(
      'Next version',
    );
  });
});

describe('a rendered card', () => {
  test('is a deterministic PNG of 1200 × 630 pixels', async () => {
    const picture = await renderCard(card, frame);
    expect(picture.readUInt32BE(16)).toBe(1200);
    expect(picture.readUInt32BE(20)).toBe(630);
    expect(picture.equals(await renderCard(card, frame))).toBe(true);
  });

  test.each([
    ['title', {title: 'net'}],
    ['section', {section: 'Staking'}],
    ['description', {description: 'Other.'}],
    ['version', {version: 'Next version'}],
  ])('shows the %s', async (_, change) => {
    const [one, other] = await Promise.all([
      renderCard(card, frame),
      renderCard({...card, ...change}, frame),
    ]);
    expect(one.equals(other)).toBe(false);
  });

  test.each([
    ['network', {network: 'Nadir'}],
    ['host', {host: 'nadir.example'}],
    ['mark', {mark: mark.replace('#f00', '#00f')}],
  ])('shows the %s', async (_, change) => {
    const [one, other] = await Promise.all([
      renderCard(card, frame),
      renderCard(card, {...frame, ...change}),
    ]);
    expect(one.equals(other)).toBe(false);
  });

  test('of the site has its tagline', () => {
    expect(siteCard('Zenith', 'Fast.')).toMatchObject({title: 'Zenith', description: 'Fast.'});
  });
});

describe('the cache', () => {
  let folder = '';
  beforeEach(() => {
    folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'cards-')), 'cache');
  });
  afterEach(() => {
    rmSync(path.dirname(folder), {recursive: true});
  });

  test('creates an image once per key', async () => {
    let made = 0;
    const make = () => Promise.resolve(Buffer.from(String((made += 1))));
    const content = async (key: string[]) => {
      await cached(folder, key, make);
      return readFileSync(cachedFile(folder, key), 'utf8');
    };
    expect(await content(['a'])).toBe('1');
    expect(await content(['a'])).toBe('1');
    expect(await content(['b'])).toBe('2');
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test('stores nothing if creating an image fails', async () => {
    await expect(cached(folder, ['a'], () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    expect(existsSync(folder)).toBe(false);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import ICAL from 'ical.js';
import {describe, expect, test} from 'vitest';
import {validateXML} from 'xmllint-wasm';
import {feedsOf} from '@site/src/plugins/feeds';
import {loadProfile} from '@site/src/profile/load';
import {activationsOf} from '@site/src/profile/schedule';
import {versions} from '../../versions';
import {projectDir} from '../../sites/paths';

// cspell:words dtstamp ICAL relaxng valarm vevent

/** JSON Feed 1.1, as far as the site uses it; nothing else is allowed. */
const jsonFeed = {
  type: 'object',
  additionalProperties: false,
  required: ['version', 'title', 'items', 'home_page_url', 'feed_url'],
  properties: {
    version: {const: 'https://jsonfeed.org/version/1.1'},
    title: {type: 'string', minLength: 1},
    home_page_url: {type: 'string', format: 'uri', pattern: '^https://'},
    feed_url: {type: 'string', format: 'uri', pattern: '^https://'},
    language: {const: 'en'},
    authors: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: {name: {type: 'string', minLength: 1}},
      },
    },
    items: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'url', 'title', 'content_text', 'date_modified'],
        properties: {
          id: {type: 'string', pattern: '^tag:'},
          url: {type: 'string', format: 'uri'},
          title: {type: 'string', minLength: 1},
          content_text: {type: 'string', minLength: 1},
          date_modified: {type: 'string', format: 'date-time'},
          tags: {type: 'array', items: {type: 'string'}, uniqueItems: true, minItems: 1},
        },
      },
    },
  },
};

const files = feedsOf(projectDir, versions);
const named = (end: string) => [...files].filter(([name]) => name.endsWith(end));
const idsOf = (json: string): string[] =>
  (JSON.parse(json) as {items: {id: string}[]}).items.map(({id}) => id);

describe.each(named('.atom'))('%s', (name, contents) => {
  test('is valid Atom', async () => {
    const schema = fs.readFileSync(path.join(__dirname, 'atom.rng'), 'utf8');
    const result = await validateXML({
      xml: {fileName: 'feed.atom', contents},
      schema,
      extension: 'relaxng',
    });
    expect(result.errors).toEqual([]);
    expect(result.valid).toBe(true);
  });

  test('names its own address, and the same entries once as its JSON Feed', () => {
    expect(contents).toContain(`rel="self" type="application/atom+xml" href="https://`);
    expect(contents).toContain(`${name}"/>`);
    const ids = [...contents.matchAll(/<id>(tag:[^<]+)</gu)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(idsOf(files.get(name.replace('.atom', '.json')) ?? '')).toEqual(ids);
  });
});

test.each(named('.json'))('%s is a valid JSON Feed', (_, contents) => {
  const ajv = addFormats(new Ajv({allErrors: true}));
  ajv.validate(jsonFeed, JSON.parse(contents));
  expect(ajv.errors).toBeNull();
});

test.each(named('.ics'))('%s is a calendar that a parser reads whole', (_, contents) => {
  // Strict: an unknown or malformed line is an error.
  ICAL.design.strict = true;
  const calendar = new ICAL.Component(ICAL.parse(contents) as string);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.length).toBeGreaterThan(0);
  expect(new Set(events.map(({uid}) => uid)).size).toBe(events.length);
  for (const event of events) {
    expect(event.summary).toMatch(/^\w+ on .+: \d{4}-\d\d-\d\d \d\d:\d\d UTC/u);
    const start = event.startDate.toJSDate().toISOString();
    expect(event.summary).toContain(start.slice(0, 16).replace('T', ' '));
    expect(event.startDate.zone.tzid).toBe('UTC');
    const stamp = event.component.getFirstPropertyValue('dtstamp');
    expect(String(stamp)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/u);
    expect(event.component.getAllSubcomponents('valarm')).toHaveLength(2);
  }
});

test('all chains and readers have their feeds, and they are the same in each build', () => {
  const profile = loadProfile(projectDir, 'current');
  const chains = Object.keys(profile.chains).filter(
    (chain) => activationsOf(profile, chain).length > 0,
  );
  for (const chain of chains) {
    for (const readers of ['all', 'validator', 'operator']) {
      for (const format of ['atom', 'json', 'ics']) {
        expect([...files.keys()]).toContain(`/feeds/${chain}/${readers}.${format}`);
      }
    }
  }
  expect([...feedsOf(projectDir, versions)]).toEqual([...files]);
});

import {expect, test} from 'vitest';
import {noInline} from '../../../src/hosting/inline';
import {checkOtherSites} from '../../../src/hosting/otherSites';
import {contentSecurityPolicy} from '../../../src/hosting/policy';

const none = {images: [], frames: [], media: []};

test('sites of the configuration are sources of their kind only', () => {
  const policy = contentSecurityPolicy(noInline(), {
    connect: [],
    images: ['https://a.example'],
    frames: ['https://b.example'],
    media: ['https://c.example'],
  });
  expect(policy).toMatchObject({
    'img-src': ["'self'", 'data:', 'https://a.example'],
    'frame-src': ['https://b.example'],
    'media-src': ["'self'", 'https://c.example'],
  });
});

test('without sites pages load their own media, and no frames', () => {
  const policy = contentSecurityPolicy(noInline(), {connect: [], ...none});
  expect(policy['media-src']).toEqual(["'self'"]);
  expect(policy).not.toHaveProperty('frame-src');
});

test.each(['https://a.example', 'https://*.a.example:8443', 'http://localhost:3000', 'https:'])(
  '%s is a site',
  (site) => {
    expect(checkOtherSites({...none, images: [site]}).images).toEqual([site]);
  },
);

test('entries that are no sites are all reported', () => {
  const entries = ['a.example', "'unsafe-inline'", 'https://a.example; script-src *', '*', ''];
  expect(() => checkOtherSites({...none, images: entries, media: ['data:']})).toThrow(
    new Error(
      [...entries.map((entry) => ['images', entry]), ['media', 'data:']]
        .map(
          ([use = '', entry = '']) =>
            `docusaurus.config.ts: otherSites.${use}: expected a site such as https://images.example, https://*.example or https:, found "${entry}"`,
        )
        .join('\n'),
    ),
  );
});

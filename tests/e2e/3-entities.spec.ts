import {readSiteConfig, readVersions} from '../sites/generated';
import {expect, test} from './fixtures';
import {documentPaths, latestPaths, network, nextPaths, pagePaths} from './pages';

test('[3.1] a version has all its fields, and a document id, path and sidebar', ({folders}) => {
  const versions = readVersions(folders.generated);
  for (const version of versions) {
    expect(Object.keys(version).sort()).toEqual([
      'docs',
      'draftIds',
      'isLast',
      'label',
      'mainDocId',
      'name',
      'path',
      'sidebars',
    ]);
    expect(version).toMatchObject({mainDocId: 'specification', draftIds: []});
    expect(Object.keys(version.sidebars)).toEqual(['docs']);
    const own = version.isLast ? latestPaths : nextPaths;
    expect(version.docs).toHaveLength(own.length);
    for (const doc of version.docs) {
      expect(doc).toEqual({id: expect.any(String), path: expect.any(String), sidebar: 'docs'});
    }
  }
  const paths = versions.flatMap((version) => version.docs.map((doc) => doc.path));
  expect(paths.sort()).toEqual([...documentPaths].sort());
});

test('[3.2] [3.3] [3.6] the site publishes its one locale with all eight fields', ({folders}) => {
  expect(readSiteConfig(folders.generated)).toMatchObject({
    baseUrl: '/',
    i18n: {
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: {
        en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'},
      },
    },
    customFields: {
      localeConfigs: {
        en: {
          label: 'English',
          direction: 'ltr',
          htmlLang: 'en',
          calendar: 'gregory',
          path: 'en',
          translate: false,
          url: network.site.url,
          baseUrl: '/',
        },
      },
    },
  });
});

test('[3.4] every page has Docusaurus 3.8.1 as its generator', async ({request}) => {
  for (const path of pagePaths) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<meta name="?generator"? content="Docusaurus v3\.8\.1"/);
  }
});

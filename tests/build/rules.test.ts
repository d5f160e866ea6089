import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {unpackShard, type PackedShard} from '@site/src/search/pack';
import {SiteCopy} from '../sites/copy';
import type {BuildResult} from '../sites/docusaurus';
import {readVersions} from '../sites/generated';

const copies: SiteCopy[] = [];
const DOT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><circle cx="10" cy="10" r="9"/></svg>';

/** Builds a copy of the project with one additional page. */
async function buildWith(
  page: string,
  alsoChange?: (copy: SiteCopy) => void,
): Promise<BuildResult> {
  const copy = SiteCopy.small();
  copies.push(copy);
  copy.write(
    'docs/added.mdx',
    `---\ndescription: A page that a test adds.\n---\n\n# Added\n\n${page}\n`,
  );
  alsoChange?.(copy);
  return copy.build();
}

afterAll(() => copies.forEach((copy) => copy.remove()));

describe('a site that is built with warnings', () => {
  let site: SiteCopy;
  let result: BuildResult;

  beforeAll(async () => {
    result = await buildWith('Lift-off :rocket: to [elsewhere](/endpoint#nowhere).', (copy) => {
      site = copy;
      copy.write('docs/unfinished.mdx', '---\ndraft: true\n---\n\n# Unfinished\n');
      // A route of another plugin at the address of a document.
      copy.write('src/pages/endpoint.mdx', '# Twice\n');
      copy.edit('docusaurus.config.ts', 'pages: false', 'pages: {}');
      // Two documents with one address.
      copy.write('docs/second.mdx', '---\nslug: /added\n---\n\n# Second\n');
      copy.write('docs/near.svg', DOT);
      copy.write('static/img/root.svg', DOT);
      copy.write(
        'docs/pictures.mdx',
        '# Pictures\n\n<img src="near.svg" alt="Near" />\n\n<img src="/img/root.svg" alt="Root" />\n\n<img src="https://host.example/x.png" alt="Far" />\n',
      );
    });
  });

  test('[5.4] a broken anchor is a warning with the page and the link, and the site is built', () => {
    expect(result.output).toContain('[WARNING] Docusaurus found broken anchors!');
    expect(result.output).toMatch(
      /source page path = \/next\/added:\s+-> linking to \/endpoint#nowhere/,
    );
    expect(result.code, result.output).toBe(0);
  });

  test('[5.6] a duplicate route is a warning, and the site is built', () => {
    expect(result.output).toContain('[WARNING] Duplicate routes found!');
    expect(result.output).toContain('/endpoint');
    expect(result.code, result.output).toBe(0);
  });

  test('[5.6] of documents at one address the search index has one, with a warning', () => {
    expect(result.output).toContain('/next/added: expected one page at this address');
    const folder = path.join(site.dir, 'build/search-index');
    const name = readdirSync(folder).find((file) => file.startsWith('docs-default-current')) ?? '';
    const shard = unpackShard(
      JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as PackedShard,
    );
    expect(shard.pages.filter((page) => page.path === '/next/added')).toHaveLength(1);
  });

  test('[1.11] the short name of an emoji becomes the emoji', () => {
    expect(readFileSync(path.join(site.dir, 'build/next/added/index.html'), 'utf8')).toContain(
      'Lift-off 🚀 to',
    );
  });

  test('[5.3] raw images with existing files are served, relative ones too', () => {
    const built = path.join(site.dir, 'build');
    const html = readFileSync(path.join(built, 'next/pictures/index.html'), 'utf8');
    const tag = html.split('<img').find((text) => /alt="?Near/.test(text)) ?? '';
    const near = /src="?([^"\s>]+)/.exec(tag)?.[1] ?? '';
    expect(near).toMatch(/^(?:data:image\/svg|\/assets\/images\/near-)/);
    if (near.startsWith('/')) expect(existsSync(path.join(built, near))).toBe(true);
    expect(html).toMatch(/src="?\/img\/root\.svg/);
  });

  test('[1.5] from a page that the other version lacks, the version dropdown leads to its home page', () => {
    const html = readFileSync(path.join(site.dir, 'build/next/added/index.html'), 'utf8');
    const page = load(html);
    const links = page('nav ul.dropdown__menu').first().find('a');
    expect(links.get().map((link) => [page(link).text(), link.attribs.href])).toEqual([
      ['Next', '/next/added'],
      ['2.0.0', '/'],
    ]);
  });

  test('[3.1] a draft is listed by its version, and has no page', () => {
    const [next, latest] = readVersions(path.join(site.dir, '.docusaurus'));
    expect(next?.draftIds).toEqual(['unfinished']);
    expect(next?.docs.map((doc) => doc.id)).not.toContain('unfinished');
    expect(latest?.draftIds).toEqual([]);
    expect(existsSync(path.join(site.dir, 'build/next/unfinished'))).toBe(false);
  });
});

describe('errors that fail the build', () => {
  describe('broken links', () => {
    let site: SiteCopy;
    let result: BuildResult;

    beforeAll(async () => {
      const links = '[Nowhere](/nowhere), [a file that is not there](./missing.mdx)';
      result = await buildWith(links, (copy) => {
        site = copy;
        copy.write('build/index.html', 'the last build');
        copy.write('build-hosting/rules.md', 'its rules');
      });
    });

    test('the last build stays unchanged', () => {
      expect(result.code).not.toBe(0);
      expect(result.output).toContain('The last build in');
      expect(readdirSync(path.join(site.dir, 'build'))).toEqual(['index.html']);
      expect(readFileSync(path.join(site.dir, 'build/index.html'), 'utf8')).toBe('the last build');
      expect(readdirSync(path.join(site.dir, 'build-hosting'))).toEqual(['rules.md']);
      expect(existsSync(path.join(site.dir, 'build.partial'))).toBe(false);
    });

    test('[5.2] a broken link, with the page and the link', () => {
      expect(result.code).not.toBe(0);
      expect(result.output).toContain('Docusaurus found broken links!');
      expect(result.output).not.toMatch(/^\s+at /mu);
      expect(result.output).toMatch(/source page path = \/next\/added:\s+-> linking to \/nowhere/);
    });

    test('[5.5] a broken Markdown link: the warning, and then the broken link', () => {
      expect(result.output).toContain(
        "[WARNING] Docs markdown link couldn't be resolved: (./missing.mdx)",
      );
      expect(result.output).toContain('docs/added.mdx');
      expect(result.output).toMatch(/-> linking to \.\/missing\.mdx/);
    });
  });

  describe('pages that cannot be compiled', () => {
    const FROZEN = 'versioned_docs/version-2.0.0';
    const images = {near: './near.png', root: '/img/root.png', site: '@site/static/site.png'};
    let result: BuildResult;

    beforeAll(async () => {
      result = await buildWith('Text.', (copy) => {
        for (const [page, image] of Object.entries(images)) {
          copy.write(`docs/${page}.mdx`, `# Picture\n\n![A picture](${image})\n`);
        }
        copy.write(
          'docs/raw.mdx',
          '# Raw\n\n<img src="/img/nope.png" alt="One" />\n\nIn a line: <img src="./near.png" alt="Two" /> and <img src={"/img/braces.png"} alt="Three" />.\n',
        );
        copy.write('docs/reference.mdx', '# Reference\n\n<RpcMethods namespace="nett" />\n');
        copy.write(`${FROZEN}/one.mdx`, '---\ntitel: One\n---\n\n# One\n\n{network.nope}\n');
        copy.write(`${FROZEN}/two.mdx`, '# Two\n\nText <b>open.\n');
        copy.write(`${FROZEN}/three.mdx`, '# Three\n\n```gibberish\nx\n```\n\n<Nope />\n');
      });
      expect(result.code).not.toBe(0);
    });

    test('every fault of every page of every version is listed once, with file and line, without stack traces', () => {
      const list = result.output.slice(result.output.indexOf('[ERROR] Faults in pages'));
      const faults = list
        .split('\n')
        .filter((line) => /^(?:versioned_)?docs\/\S+:\d+:/u.test(line));
      expect(faults.filter((line) => line.startsWith(FROZEN))).toHaveLength(4);
      expect(faults).toHaveLength(Number(/^\[ERROR\] Faults in pages: (\d+)/u.exec(list)?.[1]));
      expect(result.output).toContain(`  ${FROZEN}/three.mdx:3: found "gibberish".\n`);
      for (const place of [
        'one.mdx:2: Front matter: titel',
        'one.mdx:7:1: {network.nope} is unknown',
        'two.mdx:3: Expected MDX',
        'three.mdx:7: ',
      ]) {
        expect(result.output.split(`${FROZEN}/${place}`)).toHaveLength(2);
      }
      expect(result.output).not.toMatch(/^\s+at /mu);
    });

    test('[5.3] Markdown images with missing files, relative or not, each with its page', () => {
      for (const [page, image] of Object.entries(images)) {
        const file =
          page === 'near' ? 'docs/near.png' : `static/${page === 'root' ? 'img/' : ''}${page}.png`;
        expect(result.output).toContain(
          `docs/${page}.mdx:3: ![…](${image}): expected the file ${file}, which is missing`,
        );
      }
    });

    test('[5.3] raw images with missing files, all of a page with their lines', () => {
      for (const fault of [
        'docs/raw.mdx:3: <img src="/img/nope.png">: expected the file static/img/nope.png',
        'docs/raw.mdx:5: <img src="./near.png">: expected the file docs/near.png',
        'docs/raw.mdx:5: <img src="/img/braces.png">',
        'Add the file, or correct the address',
      ]) {
        expect(result.output).toContain(fault);
      }
    });

    test('an unknown namespace of the RPC reference, with its line', () => {
      expect(result.output).toMatch(/docs\/reference\.mdx:3:1: <RpcMethods namespace="nett" \/>/);
      expect(result.output).toContain('Did you mean net?');
    });
  });

  test('[8.7] a navbar item whose document no version has, with its id', async () => {
    const {code, output} = await buildWith('Text.', (copy) =>
      copy.edit(
        'docusaurus.config.ts',
        "{type: 'localeDropdown', position: 'right'},",
        "{type: 'doc', docId: 'nowhere', label: 'Nowhere'},",
      ),
    );
    expect(code).not.toBe(0);
    expect(output).toMatch(/Couldn't find any doc with id "nowhere"/);
  });

  test('[8.7] a navbar item whose sidebar no version has, with its id', async () => {
    const {code, output} = await buildWith('Text.', (copy) =>
      copy.edit(
        'docusaurus.config.ts',
        "{type: 'localeDropdown', position: 'right'},",
        "{type: 'docSidebar', sidebarId: 'nowhere', label: 'Nowhere'},",
      ),
    );
    expect(code).not.toBe(0);
    expect(output).toMatch(/Can't find any sidebar with id "nowhere"/);
  });
});

import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {VFile} from 'vfile';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {releaseNotes} from '@site/src/changes/notes/markdown';
import {allChanges} from '@site/src/changes/versionChanges';
import {createSiteChanges} from '@site/src/plugins/page-changes/siteChanges';
import {pageNotes, pageOf} from '@site/src/plugins/page-changes/note';
import {projectDir} from '../../sites/paths';

let siteDir: string;
const released = ['2.0.0'];

const OLD = {
  'same.mdx': '# Same\n\nSee [the file]({version.url}/x.json) at {version.path}.\n',
  'fees.mdx': '---\nslug: /\n---\n\n# Fees\n\nA fee of **one** coin.\n\n## Old\n\nGone.\n',
  'only-old.mdx': '# Only old\n\nText.\n',
};
const NEW = {
  'same.mdx': OLD['same.mdx'],
  'fees.mdx':
    '---\nslug: /\n---\n\n# Fees\n\nA fee of **two** coins.\n\n## Blobs {#blobs}\n\nNew.\n',
  'guide/only-new.md': '---\ntitle: "Only new"\n---\n\nText.\n',
  '_partial.mdx': '# Not a page\n',
};

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'changes-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  };
  write('versions.json', JSON.stringify(released));
  const folders = ['docs', 'versioned_docs/version-2.0.0'];
  for (const [index, pages] of [NEW, OLD].entries()) {
    const folder = folders[index] ?? '';
    for (const [name, text] of Object.entries(pages)) write(`${folder}/${name}`, text);
    for (const name of ['network', 'contracts', 'topology'])
      cpSync(
        path.join(projectDir, `docs/_data/${name}.json`),
        path.join(siteDir, folder, `_data/${name}.json`),
      );
  }
});

afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

describe('two versions of a site', () => {
  const changes = () => createSiteChanges(siteDir);

  it('differ where their words do; the addresses of a version are no words', async () => {
    const kinds = await Promise.all(
      ['same', 'fees', 'only-old', 'guide/only-new', 'unknown'].map(
        async (page) => (await changes().page(page, '2.0.0', 'current')).change,
      ),
    );
    expect(kinds).toEqual(['same', 'changed', 'removed', 'added', 'same']);
  });

  it('are printed as release notes, without an RPC reference too', async () => {
    const all = await allChanges(siteDir, released, changes(), '2.0.0', 'current');
    const text = releaseNotes(all, true);
    expect(text).toContain('### Only new\n\nAdded: `/next/guide/only-new`.\n');
    expect(text).toContain('### Only old\n\nRemoved: `/only-old`.\n');
    expect(text).toContain(
      '- Changed: Beginning of the page\n\n  > A fee of ~~one coin~~ **two coins**.\n',
    );
    expect(text).toContain('- Removed: Old\n- Added: [Blobs](/next/#blobs)\n');
    expect(text).toContain('Not compared: a version has no RPC reference.');
    expect(text).not.toContain('Same');
    expect(releaseNotes(all, false)).not.toContain('A fee of');
  });
});

it('a page that moved is compared with what it was', async () => {
  const write = (file: string, text: string) => {
    writeFileSync(path.join(siteDir, file), text);
  };
  write('versioned_docs/version-2.0.0/was.mdx', '# Page\n\nOne word.\n');
  write('docs/now.mdx', '# Page\n\nTwo words.\n');
  write('docs/_data/moved.json', '{"/was": "/now"}');
  const changes = createSiteChanges(siteDir);
  expect(await changes.page('now', '2.0.0', 'current')).toMatchObject({
    change: 'changed',
    sections: [{change: 'changed', id: ''}],
  });
  expect(changes.successorOf('was', 'current')).toBe('now');
  expect(changes.goneIn('current', '2.0.0')).toEqual(['only-old']);
  for (const file of [
    'versioned_docs/version-2.0.0/was.mdx',
    'docs/now.mdx',
    'docs/_data/moved.json',
  ])
    rmSync(path.join(siteDir, file));
});

describe('front matter of a page', () => {
  const read = async (file: string) => {
    const frontMatter: Record<string, unknown> = {title: 'x'};
    const page = new VFile({path: path.join(siteDir, file), data: {frontMatter}});
    await pageNotes({siteDir, versions: released})({type: 'root', children: []}, page);
    return frontMatter;
  };

  it('says what differs from the versions before and after', async () => {
    expect(await read('docs/fees.mdx')).toEqual({
      title: 'x',
      changes: {
        since: {version: '2.0.0', sections: ['~', '+blobs'], removed: [['old', 'Old']]},
      },
    });
    expect(await read('versioned_docs/version-2.0.0/fees.mdx')).toMatchObject({
      changes: {later: {version: 'current', changed: [['']]}},
    });
  });

  it('is untouched where nothing differs, and for partials', async () => {
    expect(await read('docs/same.mdx')).toEqual({title: 'x'});
    expect(await read('docs/_partial.mdx')).toEqual({title: 'x'});
    expect(pageOf(siteDir, path.join(siteDir, 'docs/guide/only-new.md'))).toBe('guide/only-new');
  });

  it('is untouched where a page cannot be read: what compiles the page reports that', async () => {
    writeFileSync(path.join(siteDir, 'docs/broken.mdx'), '# Broken\n\n{network.nothing}\n');
    writeFileSync(path.join(siteDir, 'versioned_docs/version-2.0.0/broken.mdx'), '# Broken\n');
    expect(await read('docs/broken.mdx')).toEqual({title: 'x'});
  });
});

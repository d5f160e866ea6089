import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {dropUnused} from '../../../src/buildCache/dropUnused';
import {compressFiles} from '../../../src/hosting/compress';
import {finishSite} from '../../../src/hosting/finish';
import {hashSource} from '../../../src/hosting/inline';
import {replaceFolders} from '../../../src/hosting/replace';

let dir: string;
const at = (...parts: string[]) => path.join(dir, ...parts);
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(at(file)), {recursive: true});
  writeFileSync(at(file), content);
};
const read = (file: string) => readFileSync(at(file), 'utf8');

beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'docs-hosting-'))));
afterEach(() => rmSync(dir, {recursive: true, force: true}));

describe('compressed copies', () => {
  const text = 'long text, long text. '.repeat(200);

  const thoroughly = () => 'highest' as const;

  test.each(['highest', 'quick'] as const)(
    'are next to each file that they make smaller, and decompress to the same bytes (%s)',
    async (effort) => {
      write('a.html', text);
      write('b.html', text);
      write('small.html', 'x');
      const files = [at('a.html'), at('b.html'), at('small.html')];
      await compressFiles(files, () => effort, at('cache'));
      for (const name of ['a.html', 'b.html']) {
        expect(brotliDecompressSync(readFileSync(at(`${name}.br`))).toString()).toBe(text);
        expect(gunzipSync(readFileSync(at(`${name}.gz`))).toString()).toBe(text);
      }
      expect(readdirSync(dir).filter((name) => name.startsWith('small'))).toEqual(['small.html']);
    },
  );

  test('that take long are cached while a file is unchanged, and dropped from the cache when unused for long', async () => {
    write('a.html', text);
    await compressFiles([at('a.html')], thoroughly, at('cache'));
    const [first, ...others] = readdirSync(at('cache')).map((name) => at('cache', name));
    if (!first) throw new Error('Expected a copy in the cache.');
    expect(others).toEqual([]);
    writeFileSync(first, 'kept');
    await compressFiles([at('a.html')], thoroughly, at('cache'));
    expect(read('a.html.br')).toBe('kept');
    await dropUnused(at('cache'));
    expect(readdirSync(at('cache'))).toHaveLength(1);
    utimesSync(first, 0, 0);
    await dropUnused(at('cache'));
    expect(readdirSync(at('cache'))).toEqual([]);
  });

  test('an unreadable file fails, after the others that have begun', async () => {
    write('a.html', text);
    const files = [at('none.html'), at('a.html')];
    await expect(compressFiles(files, thoroughly, at('cache'))).rejects.toThrow('ENOENT');
    expect(readdirSync(dir)).toContain('a.html.gz');
  });
});

describe('replacing a build', () => {
  const folders = () => [
    {made: at('new/site'), target: at('build')},
    {made: at('new/hosting'), target: at('build-hosting')},
  ];

  test('both folders are replaced, and the old ones are moved aside', async () => {
    write('new/site/page', 'new');
    write('new/hosting/rules', 'new');
    write('build/page', 'old');
    write('build/gone', 'old');
    await replaceFolders(folders(), at('new'));
    expect(read('build/page')).toBe('new');
    expect(readdirSync(at('build'))).toEqual(['page']);
    expect(read('build-hosting/rules')).toBe('new');
    expect(read('new/old-0/gone')).toBe('old');
  });

  test('if one cannot be replaced, all stay unchanged', async () => {
    write('new/site/page', 'new');
    write('build/page', 'old');
    write('build-hosting/rules', 'old');
    await expect(replaceFolders(folders(), at('new'))).rejects.toThrow('ENOENT');
    expect(read('build/page')).toBe('old');
    expect(read('build-hosting/rules')).toBe('old');
    expect(read('new/site/page')).toBe('new');
  });
});

describe('a finished site', () => {
  const facts = {host: 'docs.example', pages: ['/'], connect: []};
  const page = (content: string) => `<meta charset=UTF-8>${content}`;
  const policyIn = (file: string) => /content="([^"]*)"/.exec(read(file))?.[1] ?? '';
  const finish = (compressionCache?: string) =>
    finishSite({siteDir: at('site'), hostingDir: at('hosting'), facts, compressionCache});

  test('has what scripts write in the policy of their own page only, everything else in all', async () => {
    write('site/index.html', page(`<script>x='<i style="top: 1px">'</script><b style=left:0>`));
    write('site/a/index.html', page('<p>x'));
    await finish();
    const [own, other] = [policyIn('site/index.html'), policyIn('site/a/index.html')];
    expect(own).toContain(hashSource('top: 1px'));
    expect(other).not.toContain(hashSource('top: 1px'));
    expect(other).toContain(hashSource('left:0'));
    expect(read('site/_headers')).toContain(hashSource('top: 1px'));
  });

  test('is compressed at the highest level when it is small, at a lower one when it is large', async () => {
    const words = readFileSync('package-lock.json', 'utf8').replaceAll('<', '');
    const sizeOf = () => statSync(at('site/index.html.br')).size;
    write('site/index.html', page(words));
    await finish(at('cache'));
    const small = sizeOf();
    rmSync(at('site'), {recursive: true});
    write('site/index.html', page(words));
    write('site/large.json', ' '.repeat(33_000_000));
    await finish(at('cache'));
    expect(sizeOf()).toBeGreaterThan(small);
    expect(brotliDecompressSync(readFileSync(at('site/index.html.br'))).toString()).toBe(
      read('site/index.html'),
    );
  });
});

test('pages that cannot be covered by a policy are all listed, and none is changed', async () => {
  const good = '<meta charset=UTF-8><p>x</p>';
  write('site/index.html', good);
  write('site/a/index.html', '<meta charset=UTF-8><a onclick=go()>x</a>');
  write('site/b/index.html', '<p>x</p>');
  const finished = finishSite({
    siteDir: at('site'),
    hostingDir: at('hosting'),
    facts: {host: 'docs.example', pages: ['/'], connect: []},
    compressionCache: undefined,
  });
  await expect(finished).rejects.toThrow(
    /- a\/index\.html: <a onclick="…"> is script[^]*- b\/index\.html: there is no <meta charset/,
  );
  expect(read('site/index.html')).toBe(good);
});

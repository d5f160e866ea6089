import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {compressFiles} from '../../../src/hosting/compress';
import {finishSite} from '../../../src/hosting/finish';
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

  test('are next to each file that they make smaller, and decompress to the same bytes', async () => {
    write('a.html', text);
    write('b.html', text);
    write('small.html', 'x');
    await compressFiles([at('a.html'), at('b.html'), at('small.html')], at('cache'));
    for (const name of ['a.html', 'b.html']) {
      expect(brotliDecompressSync(readFileSync(at(`${name}.br`))).toString()).toBe(text);
      expect(gunzipSync(readFileSync(at(`${name}.gz`))).toString()).toBe(text);
    }
    expect(readdirSync(dir).filter((name) => name.startsWith('small'))).toEqual(['small.html']);
    // One of each format: equal contents are compressed once.
    expect(readdirSync(at('cache'))).toHaveLength(2);
  });

  test('are cached while a file is unchanged, and dropped from the cache when unused for long', async () => {
    write('a.html', text);
    await compressFiles([at('a.html')], at('cache'));
    const [first, second] = readdirSync(at('cache')).map((name) => at('cache', name));
    if (!first || !second) throw new Error('Expected two copies in the cache.');
    writeFileSync(first, 'kept');
    await compressFiles([at('a.html')], at('cache'));
    expect([read('a.html.br'), read('a.html.gz')]).toContain('kept');
    utimesSync(first, 0, 0);
    await compressFiles([], at('cache'));
    expect(readdirSync(at('cache'))).toEqual([path.basename(second)]);
  });

  test('an unreadable file fails, after the others have finished', async () => {
    write('a.html', text);
    await expect(compressFiles([at('none.html'), at('a.html')], at('cache'))).rejects.toThrow(
      'ENOENT',
    );
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

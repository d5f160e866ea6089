import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {SiteCopy} from '../sites/copy';

const copies: SiteCopy[] = [];
const copy = (): SiteCopy => {
  const made = SiteCopy.small();
  copies.push(made);
  return made;
};
const dot =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><circle cx="10" cy="10" r="9"/></svg>';

afterAll(() => copies.forEach((made) => made.remove()));

test('[5.3] raw images whose files are missing fail the build, all of a page with their lines', async () => {
  const site = copy();
  site.write(
    'docs/added.mdx',
    [
      '---',
      'description: A page that a test adds.',
      '---',
      '',
      '# Added',
      '',
      '<img src="/img/nope.png" alt="One" />',
      '',
      'In a line: <img src="./near.png" alt="Two" /> and <img src={"/img/braces.png"} alt="Three" />.',
    ].join('\n'),
  );
  const {code, output} = await site.build();
  expect(code).not.toBe(0);
  expect(output).toContain(
    'docs/added.mdx:7: <img src="/img/nope.png">: expected the file static/img/nope.png',
  );
  expect(output).toContain(
    'docs/added.mdx:9: <img src="./near.png">: expected the file docs/near.png',
  );
  expect(output).toContain('docs/added.mdx:9: <img src="/img/braces.png">');
  expect(output).toContain('Add the file, or correct src');
});

test('[5.3] raw images whose files are there are served, relative ones too', async () => {
  const site = copy();
  site.write('docs/near.svg', dot);
  site.write('static/img/root.svg', dot);
  site.write(
    'docs/added.mdx',
    '# Added\n\n<img src="near.svg" alt="Near" />\n\n<img src="/img/root.svg" alt="Root" />\n\n<img src="https://host.example/x.png" alt="Far" />\n',
  );
  const {code, output} = await site.build();
  expect(code, output).toBe(0);
  const built = path.join(site.dir, 'build');
  const html = readFileSync(path.join(built, 'next/added/index.html'), 'utf8');
  const tag = html.split('<img').find((text) => /alt="?Near/.test(text)) ?? '';
  const near = /src="?([^"\s>]+)/.exec(tag)?.[1] ?? '';
  expect(near).toMatch(/^(?:data:image\/svg|\/assets\/images\/near-)/);
  if (near.startsWith('/')) expect(existsSync(path.join(built, near))).toBe(true);
  expect(html).toMatch(/src="?\/img\/root\.svg/);
});

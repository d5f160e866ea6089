import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {chromiumFlags} from '../../e2e/chromium';
import {projectDir} from '../../sites/paths';

test('features that Playwright disables in Chromium stay disabled', () => {
  const bundle = path.join(projectDir, 'node_modules/playwright-core/lib/coreBundle.js');
  const list = /\bdisabledFeatures = \[([^\]]*)\]/.exec(readFileSync(bundle, 'utf8'))?.[1] ?? '';
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  const off = chromiumFlags.find((flag) => flag.startsWith('--disable-features='));
  expect(off?.replace(/^.*=/, '').split(',')).toEqual(expect.arrayContaining(names));
});

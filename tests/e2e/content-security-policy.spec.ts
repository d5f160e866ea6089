import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

/** Directives that blocked something so far. */
const stopped = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as {stopped: string[]}).stopped)].sort());

/** Tries what an attacker with write access to a page would try. */
async function attack(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const notes: string[] = [];
    Object.assign(window, {stopped: notes});
    document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => {
      notes.push(effectiveDirective);
    });
    Object.defineProperty(window, 'attacked', {set: () => notes.push('NOT STOPPED')});
    const insert = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
    const script = document.createElement('script');
    script.textContent = 'window.attacked = true';
    document.body.append(script);
    const foreign = document.createElement('script');
    foreign.src = 'https://attacker.example/x.js';
    document.body.append(foreign);
    insert('<img src="data:," onerror="window.attacked = true">');
    insert('<style>body { color: red }</style>');
    insert('<p style="position: fixed; inset: 0">Log in here</p>');
    insert('<img src="https://attacker.example/x.png">');
    insert('<iframe src="https://attacker.example/"></iframe>');
    insert('<base href="https://attacker.example/">');
    await fetch('https://attacker.example/').catch(() => undefined);
  });
}

const everything = [
  'base-uri',
  'connect-src',
  'frame-src',
  'img-src',
  'script-src-attr',
  'script-src-elem',
  'style-src-attr',
  'style-src-elem',
];

test('the policy blocks scripts, styles and requests from other origins', async ({
  page,
  visit,
  silence,
}) => {
  silence.allow(/content security policy|attacker\.example|404/i);
  await visit('/endpoint');
  await attack(page);
  await expect.poll(() => stopped(page)).toEqual(everything);
});

test('it also does on a host that sends no headers', async ({page, visit, silence}) => {
  silence.allow(/content security policy|attacker\.example|404/i);
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const {'content-security-policy': policy, ...headers} = response.headers();
    expect(policy).toBeDefined();
    await route.fulfill({response, headers});
  });
  await visit('/endpoint');
  await attack(page);
  await expect.poll(() => stopped(page)).toEqual(everything);
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('no other site can show a page in a frame', async ({page, request, silence, origin}) => {
  silence.allow(/frame-ancestors|content security policy/i);
  expect((await request.get('/')).headers()['content-security-policy']).toContain(
    "frame-ancestors 'none'",
  );
  await page.route('**/framing.html', (route) =>
    route.fulfill({contentType: 'text/html', body: '<iframe src="/endpoint"></iframe>'}),
  );
  await page.goto(`${origin}/framing.html`);
  await expect(page.frameLocator('iframe').getByRole('navigation')).toHaveCount(0);
  expect(page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
});

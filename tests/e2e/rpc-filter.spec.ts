import {readReference} from '../../src/openrpc/read';
import {projectDir} from '../sites/paths';
import {accessibilityFaults} from './accessibility';
import {expect, test} from './fixtures';
import {inCurrent, latestFolder, latestName} from './versions';

/** Methods of `eth` in the latest version. */
const {methods} = readReference(projectDir, latestName).documents.eth ?? {methods: []};

test.describe('the filter above the index of an RPC page', () => {
  test('finds methods by parameter, error and code, and hides groups without any', async ({
    page,
    visit,
  }) => {
    test.slow(); // every rule of axe on the longest page
    await visit(inCurrent('/rpc/eth'));
    const main = page.getByRole('main');
    const words = main.getByLabel('Name, purpose');
    const status = main.getByRole('status');
    const index = main.locator('.rpc-index > li:visible');
    await expect(status).toHaveText('69 of 69 methods');

    await words.fill('fromBlock');
    await expect(index.filter({hasText: 'eth_getLogs'})).toBeVisible();
    await expect(index.filter({hasText: 'eth_getBalance'})).toBeHidden();
    await expect(main.locator('.rpc-index-group:visible')).toHaveText([/Logs and filters/]);

    await words.fill('{"code":-32000,"message":"filter not found"}');
    await expect(status).toHaveText('2 of 69 methods');
    await words.fill('\u221238026');
    await expect(index).toHaveText([/eth_simulateV1/]);
    await words.fill('balance');
    await expect(index.filter({hasText: 'eth_getBalance'})).toBeVisible();
    await expect(page).toHaveURL(/\?words=balance$/);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', {name: 'Show all'}).press('Enter');
    await expect(words).toBeFocused();
    await expect(status).toHaveText('69 of 69 methods');
    await expect(main.locator('.rpc-index-group:visible')).not.toHaveCount(1);
    await expect(page).toHaveURL(inCurrent('/rpc/eth'));
  });

  test('finds methods by exposure and transport, and restores both from the address', async ({
    page,
    visit,
  }) => {
    await visit('/rpc/eth?access=operator&transports=nonsense');
    const main = page.getByRole('main');
    const index = main.locator('.rpc-index > li:visible');
    await expect(main.getByRole('combobox', {name: 'Access'})).toHaveValue('operator');
    await expect(main.getByRole('combobox', {name: 'Over'})).toHaveValue('');
    await expect(index.filter({hasText: 'eth_sign'}).first()).toBeVisible();
    await expect(index.filter({hasText: 'eth_chainId'})).toBeHidden();
    const [badges, rows] = await Promise.all([
      main.locator('.rpc-text .rpc-badges').filter({hasText: 'operator only'}).count(),
      index.count(),
    ]);
    expect(rows).toBe(badges);
    await main.getByRole('combobox', {name: 'Over'}).selectOption('WS, IPC');
    await expect(main.getByRole('status')).toContainText(
      `None of the ${methods.length} methods fits`,
    );
    await main.getByRole('combobox', {name: 'Access'}).selectOption('public');
    await expect(index).toHaveText([/eth_subscribe/, /eth_unsubscribe/]);
  });

  test('leads from an error to its explanation', async ({page, visit}) => {
    await visit(inCurrent('/rpc/debug?words=tracing%20on%20top%20of%20pending'));
    await page.getByRole('link', {name: 'What does this error mean?'}).click();
    await expect(page).toHaveURL(
      ({pathname, hash}) =>
        pathname === inCurrent('/api-list') && hash.startsWith('#explain=tracing'),
    );
    await expect(page.getByLabel('Paste an error')).toHaveValue('tracing on top of pending');
    await expect(page.getByRole('main')).toContainText('One documented error is similar.');
  });

  test('requests nothing before it is used, and does not shift the page', async ({page, visit}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit('/rpc/debug');
    const first = page.getByRole('main').locator('.rpc-index').first();
    const words = page.getByRole('main').getByLabel('Name, purpose');
    await words.scrollIntoViewIfNeeded();
    const before = await first.boundingBox();
    await words.focus();
    expect(asked.filter((path) => path.startsWith('/workbench/'))).toEqual([]);
    await words.pressSequentially('trace');
    await expect(page.getByRole('button', {name: 'Show all'})).toBeVisible();
    expect((await first.boundingBox())?.y).toBe(before?.y);
    await expect.poll(() => asked).toContain(`/workbench/${latestFolder}/errors.json`);
  });

  test('works on names and purposes when its data cannot be loaded', async ({
    page,
    visit,
    silence,
  }) => {
    silence.allow(/errors\.json|Failed to load resource/);
    await page.route('**/errors.json', (route) => route.abort());
    await visit('/rpc/admin');
    await page.getByRole('main').getByLabel('Name, purpose').fill('trusted');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('2 of 17 methods');
  });

  test('is not on a page with few methods', async ({page, visit}) => {
    await visit('/rpc/net');
    await expect(page.getByRole('main').getByRole('search')).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('is hidden, and the index is complete', async ({page}) => {
      await page.goto('/rpc/eth');
      await expect(page.getByRole('main').getByLabel('Name, purpose')).toBeHidden();
      await expect(page.locator('.rpc-index > li:visible')).toHaveCount(methods.length);
    });
  });
});

import {accessibilityFaults} from './accessibility';
import {expect, test} from './fixtures';
import {inCurrent} from './versions';

const NONCE =
  'Error: could not coalesce error (error={ "code": \u221232000, "message": "nonce too low: next nonce 6, tx nonce 4" }, payload={ "method": "eth_sendRawTransaction" })';

test.describe('the error explainer', () => {
  test('gives cause, fix and methods of a pasted error, by keyboard, and announces it', async ({
    page,
    visit,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(inCurrent('/api-list'));
    const form = page.getByRole('search', {name: 'Explain an error'});
    const field = form.getByRole('textbox', {name: 'Paste an error'});
    await expect(field).toHaveAccessibleDescription(/stays in your browser/);
    expect(asked.filter((url) => url.includes('/workbench/'))).toEqual([]);

    await field.focus();
    await page.keyboard.insertText(NONCE);
    await expect(form.getByRole('status')).toHaveText('This is a documented error.');
    await expect(form).toContainText(
      'A transaction or delegation with that nonce is already in a block.',
    );
    await expect(form).toContainText('read the nonce again');
    await expect(form.getByRole('link', {name: /^eth_/}).first()).toHaveAttribute(
      'href',
      inCurrent('/rpc/eth#error-nonce-too-low'),
    );
    expect(asked.filter((url) => url.includes('/workbench/'))).toEqual([
      expect.stringMatching(/\/workbench\/next\/errors\.json$/),
    ]);
    expect(asked.filter((url) => url.includes('coalesce'))).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);

    await form.getByRole('button', {name: 'Clear'}).press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await expect(form.getByRole('status')).toHaveText('');
  });

  for (const [pasted, status, shown] of [
    ['header not found', '2 documented errors fit.', 'eth_getBalance'],
    ['\u221232000', 'The code alone says only this.', 'General failure'],
    ['-32601', '3 documented errors fit.', 'rpc_modules'],
    ['execution reverted, data: "0x056e8811"', 'The contract reverted', 'ValidatorNotExisted()'],
    ['-32005 limit exceeded', 'The node does not use the code -32005', 'Clear'],
    ['429 Too Many Requests', 'No node gave this answer', 'Troubleshooting of endpoints'],
    ['what is this', 'This is not a documented error.', 'Paste the whole answer'],
  ] as const) {
    test(`answers “${pasted}”`, async ({page, visit}) => {
      await visit('/api-list');
      const form = page.getByRole('search', {name: 'Explain an error'});
      await form.getByRole('textbox').fill(pasted);
      await expect(form.getByRole('status')).toContainText(status);
      await expect(form).toContainText(shown);
    });
  }

  test('explains the error of an address, and links to an answer without what was pasted', async ({
    page,
    visit,
  }) => {
    await visit(
      `/api-list#explain=${encodeURIComponent('key 0xabc: nonce too low: next nonce 6, tx nonce 4')}`,
    );
    const form = page.getByRole('search', {name: 'Explain an error'});
    await expect(form.getByRole('status')).toHaveText('This is a documented error.');
    await expect(form.getByRole('textbox')).toBeInViewport();
    const link = form.getByRole('link', {name: 'Link to this answer'});
    const target = (await link.getAttribute('href')) ?? '';
    expect(decodeURIComponent(target)).toBe(
      '#explain=-32000 nonce too low: next nonce <a>, tx nonce <b>',
    );
    await visit(inCurrent('/api-list?error=filter+not+found'));
    await expect(form.getByRole('status')).toHaveText('This is a documented error.');
    await visit('/api-list#explain=%E0%A4%A');
    await expect(form.getByRole('status')).toHaveText('This is not a documented error.');
  });

  test('works without a connection once it is loaded, and says when it is not', async ({
    page,
    visit,
    context,
    silence,
  }) => {
    silence.allow(/errors\.json|Failed to load resource/);
    await visit('/api-list');
    const form = page.getByRole('search', {name: 'Explain an error'});
    await page.route('**/errors.json', (route) => route.abort());
    await form.getByRole('textbox').fill('already known');
    await expect(form.getByRole('status')).toContainText('could not be loaded');
    await page.unroute('**/errors.json');
    await form.getByRole('textbox').fill('txpool is full');
    await expect(form.getByRole('status')).toHaveText('This is a documented error.');
    await context.setOffline(true);
    await form.getByRole('textbox').fill('already known');
    await expect(form).toContainText('Wait for its receipt.');
    await context.setOffline(false);
  });

  test('shows its field and answers in forced colours', async ({page, visit}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await visit('/api-list#explain=already%20known');
    const entry = page.getByRole('search', {name: 'Explain an error'}).locator('dl').locator('..');
    await expect(entry).toHaveCSS('border-top-style', 'solid');
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}});

    test('nothing is wider than the window', async ({page, visit}) => {
      await visit(
        `/api-list#explain=${encodeURIComponent('eth_resend: replacement transaction underpriced: new tx gas fee cap 1 < 2 queued + 10% replacement penalty')}`,
      );
      await expect(page.getByRole('search', {name: 'Explain an error'})).toContainText('penalty');
      const widths = await page
        .getByRole('search', {name: 'Explain an error'})
        .locator('code')
        .evaluateAll((codes) => codes.map((code) => code.getBoundingClientRect().right));
      expect(Math.max(...widths)).toBeLessThanOrEqual(390);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the explainer is hidden, and the rows of the tables have addresses', async ({page}) => {
    await page.goto('/api-list#code-32602');
    await expect(page.getByLabel('Paste an error')).toBeHidden();
    await expect(page.locator('tr#code-32602')).toBeInViewport();
    await expect(page.locator('tr#error-nonce-too-low')).toContainText('nonce too low');
  });

  for (const id of ['eth_getlogs-invalid-range', 'error-nonce-too-low']) {
    test(`the address of ${id} opens what it is in`, async ({page}) => {
      await page.goto(`/rpc/eth#${id}`);
      await expect(page.locator(`li#${id}`)).toBeInViewport();
    });
  }
});

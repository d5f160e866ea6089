import {startUntrustedNode} from '../server/untrustedNode';
import {expect, test} from './fixtures';
import {Recorder} from './recorder';
import {NETWORK_NOISE} from './workbench';
import {choose, openPanel, panelOf, runOf} from './workbenchPanel';

for (const [server, answersPlain, title] of [
  ['that hangs up on plain HTTP', false, 'Nobody answers'],
  ['that answers plain HTTP with an error, as nginx does', true, 'No secure connection'],
] as const) {
  test(`a certificate that nobody trusts, of a server ${server}`, async ({
    page,
    visit,
    silence,
  }) => {
    silence.allow(NETWORK_NOISE);
    const node = await startUntrustedNode(answersPlain);
    await choose(page, node.https);
    await visit('/rpc/net');
    const panel = await openPanel(page, 'net_version');
    await runOf(panel).click();
    await expect(panel.getByText(title)).toBeVisible();
    // Browsers do not tell sites; both explanations name the certificate and the command that tells.
    await expect(
      panel.getByText(/the certificate is not valid|its certificate is not/u),
    ).toBeVisible();
    await expect(panel.getByText('curl -v')).toBeVisible();
    expect(node.seen).toEqual([]);
    await node.close();
  });
}

test('offline, an open panel says that nobody answers; one that is not loaded opens when the connection is back', async ({
  page,
  visit,
  context,
  silence,
}) => {
  silence.allow(NETWORK_NOISE);
  silence.allow(/ChunkLoadError|Loading (?:CSS )?chunk/u);
  const node = new Recorder();
  await choose(page, await node.start({net_version: '714'}));
  await visit('/rpc/net');
  await context.setOffline(true);
  await page.getByRole('button', {name: 'Edit and run net_version'}).first().click();
  await expect(page.getByText('No connection. What you asked for opens by itself')).toBeVisible();
  await context.setOffline(false);
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', {name: 'net_version'})).toBeFocused();
  await runOf(panel).click();
  await expect(panel.getByText('Result', {exact: true})).toBeVisible();

  await context.setOffline(true);
  await runOf(panel).click();
  await expect(panel.getByText('Nobody answers')).toBeVisible();
  await context.setOffline(false);
  await runOf(panel).click();
  await expect(panel.getByText('Result', {exact: true})).toBeVisible();
  await node.stop();
});

test('a call goes to the chosen node, also where the page could not load the choice at first', async ({
  page,
  visit,
  silence,
}) => {
  silence.allow(NETWORK_NOISE);
  const node = new Recorder();
  await choose(page, await node.start({net_version: '714'}));
  await page.route('**/workbench/*/network.json', (route) => route.abort(), {times: 1});
  const failed = page.waitForEvent('requestfailed');
  await visit('/rpc/net');
  await failed;
  const panel = await openPanel(page, 'net_version');
  await runOf(panel).click();
  await expect(panel.getByText('Result', {exact: true})).toBeVisible();
  expect(node.asked.map(({method}) => method)).toContain('net_version');
  await node.stop();
});

test('the dialog of endpoints shows the chosen node, also where the page could not load the choice at first', async ({
  page,
  visit,
  silence,
}) => {
  silence.allow(NETWORK_NOISE);
  await choose(page, 'http://127.0.0.1:9');
  await page.route('**/workbench/*/network.json', (route) => route.abort(), {times: 1});
  const failed = page.waitForEvent('requestfailed');
  await visit('/rpc/net');
  await failed;
  await page.getByRole('button', {name: 'Change', exact: true}).click();
  const dialog = page.getByRole('dialog', {name: 'Endpoint of requests'});
  await expect(dialog.locator('input[value="own"]')).toBeChecked();
});

test('in forced colours the panel is outlined, what is chosen differs, and the focus shows', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  const node = new Recorder();
  await choose(page, await node.start({eth_getBlockByNumber: {number: '0x34', extra: true}}));
  await visit('/rpc/eth');
  const panel = await openPanel(page, 'eth_getBlockByNumber');
  await runOf(panel).click();
  await expect(panel.getByText('Not documented (')).toBeVisible();
  const border = (element: Element) => parseFloat(getComputedStyle(element).borderInlineStartWidth);
  expect(await panel.evaluate(border)).toBeGreaterThan(0);
  for (const button of await panel.getByRole('button').all())
    if ((await button.textContent()) !== '×')
      expect(await button.evaluate(border)).toBeGreaterThan(0);
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  const [form, json] = [panel.getByText('Form', {exact: true}), panel.getByText('JSON').first()];
  expect(await form.evaluate(background)).not.toBe(await json.evaluate(background));
  const answer = panel.getByRole('region', {name: 'Answer'}).getByRole('button', {name: 'JSON'});
  const before = await answer.evaluate(
    (element) => element.ownerDocument.defaultView?.getComputedStyle(element).borderColor,
  );
  await answer.click();
  await page.mouse.move(0, 0);
  expect(await answer.evaluate((element) => getComputedStyle(element).borderColor)).not.toBe(
    before,
  );
  await panel.getByRole('heading').first().focus();
  for (let pressed = 0; pressed < 40; pressed += 1) {
    await page.keyboard.press('Tab');
    const [stop, width] = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const shown = element.matches('input[type=radio]')
        ? (element.nextElementSibling ?? element)
        : element;
      const {outlineStyle, outlineWidth} = getComputedStyle(shown);
      // Behind the last element of the panel is the end of the page.
      if (element === document.body) return ['', ''];
      return [element.outerHTML.slice(0, 100), outlineStyle === 'none' ? '0' : outlineWidth];
    });
    if (stop === '') {
      expect(pressed).toBeGreaterThan(10);
      break;
    }
    expect(parseFloat(width), stop).toBeGreaterThanOrEqual(1);
  }
  await node.stop();
});

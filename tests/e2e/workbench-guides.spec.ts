import {expect, test} from './fixtures';
import {Recorder} from './recorder';
import {answerOf, choose, openPanel, panelOf, runOf} from './workbenchPanel';
import {network} from './pages';

/** The first public endpoint of a chain. */
const endpointOf = (chain: 'mainnet' | 'testnet') => network.chains[chain]?.http[0]?.url ?? '';

let node: Recorder;

test.beforeEach(() => {
  node = new Recorder();
});

test.afterEach(async () => {
  await node.stop();
});

const word = (value: number | string) => BigInt(value).toString(16).padStart(64, '0');

test('a JSON-RPC step of a guide opens with its arguments', async ({page, visit}) => {
  await choose(page, await node.start({eth_getHeaderByNumber: {number: '0x34'}}));
  await visit('/endpoint');
  const panel = await openPanel(page, 'eth_getHeaderByNumber');
  expect(node.asked).toEqual([]);
  await runOf(panel).click();
  expect(await answerOf(panel)).toEqual({number: '0x34'});
  expect(node.asked[0]).toMatchObject({method: 'eth_getHeaderByNumber', params: ['finalized']});
});

test('a function of a system contract opens with what the page says of it', async ({
  page,
  visit,
}) => {
  await choose(page, await node.start({eth_call: `0x${word(1)}${word(0)}${word(0)}`}));
  await visit('/staking/user-guide');
  await page.getByRole('button', {name: 'Edit and run getValidatorBasicInfo'}).click();
  const panel = panelOf(page);
  await expect(panel.getByLabel('Contract', {exact: true})).toHaveValue('StakeHub');
  await expect(panel.getByLabel('Function', {exact: true})).toHaveValue(/^getValidatorBasicInfo/u);
  await runOf(panel).click();
  await expect(panel.getByText('getValidatorBasicInfo returned')).toBeVisible();
  const argument = word(`0x${'11'.repeat(20)}`);
  expect(node.asked[0]).toMatchObject({
    method: 'eth_call',
    params: [
      {to: `0x${'0'.repeat(36)}2002`, data: expect.stringMatching(new RegExp(`${argument}$`, 'u'))},
      'latest',
    ],
  });
});

test('what only the reader knows is asked for before anything is sent', async ({page, visit}) => {
  await choose(page, await node.start({eth_call: `0x${word(5)}`}));
  await visit('/staking/user-guide');
  await page.getByRole('button', {name: 'Edit and run getPooledBNB'}).first().click();
  const panel = panelOf(page);
  const [contract, account] = [
    panel.getByLabel('Contract address'),
    panel.getByLabel('#1', {exact: false}),
  ];
  await expect(contract).toBeVisible();
  await runOf(panel).click();
  await expect(contract).toBeFocused();
  await expect(panel.getByText('Correct the marked fields first.')).toBeVisible();
  await expect(panel.getByRole('button', {name: 'Copy link'})).toHaveCount(0);
  await contract.fill(`0x${'a'.repeat(40)}`);
  await account.fill(`0x${'b'.repeat(40)}`);
  expect(node.asked).toEqual([]);
  await runOf(panel).click();
  await expect(panel.getByText('getPooledBNB returned')).toBeVisible();
  expect(node.asked.map(({method}) => method)).toContain('eth_call');
});

test('pages for stakers and operators say whom they ask, and follow the choice', async ({
  page,
  visit,
}) => {
  await choose(page, 'https://mine.example');
  const code = async () => (await page.locator('.markdown pre').allTextContents()).join('\n');
  await visit('/staking/user-guide');
  await expect(page.getByText('Requests go to https://mine.example')).toBeVisible();
  await expect
    .poll(code)
    .toContain(`ETH_RPC_URL=https://mine.example\nCHAIN_ID=${network.chains.mainnet.chainId}`);
  await visit('/validator/overview');
  await expect.poll(code).toContain('--rpc-url https://mine.example');
});

test('settings for one chain keep its address when another chain is chosen', async ({
  page,
  visit,
}) => {
  test.skip(network.chains.testnet === undefined, 'The profile has no testnet.');
  const choice = {kind: 'network', chain: 'testnet', http: endpointOf('testnet')};
  await page.addInitScript((chosen) => {
    sessionStorage.setItem('site.endpoint', JSON.stringify(chosen));
  }, choice);
  await visit('/staking/user-guide');
  await expect(page.getByText(/Requests go to .*testnet/u)).toBeVisible();
  const mainnet = page.locator('.markdown pre', {
    hasText: `CHAIN_ID=${network.chains.mainnet.chainId}`,
  });
  await expect(mainnet).toContainText(`ETH_RPC_URL=${endpointOf('mainnet')}`);
});

test('without scripts guides have no button that cannot work', async ({browser, origin}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${origin}/staking/user-guide`);
  await expect(page.getByText('Requests go to')).toBeVisible();
  await expect(page.getByRole('button', {name: /run|change/iu})).toHaveCount(0);
  await context.close();
});

for (const width of [1024, 1280, 1440, 1920]) {
  test(`the panel leaves room for the text beside it at ${width} pixels`, async ({page, visit}) => {
    await page.setViewportSize({width, height: 900});
    await visit('/rpc/eth');
    const bars = page.locator('.rpc-request-bar:has([role=tablist])');
    const box = async () => (await bars.first().boundingBox()) ?? {x: 0, width: 0, height: 0};
    const row = 44;
    expect((await box()).height).toBeLessThanOrEqual(row);
    const panel = await openPanel(page, 'eth_getBalance');
    const {x = 0} = (await panel.boundingBox()) ?? {};
    await expect.poll(async () => (await box()).height).toBeLessThanOrEqual(row);
    const {x: left, width: wide} = await box();
    expect(left + wide).toBeLessThanOrEqual(x);
    expect(wide).toBeGreaterThan(380);
  });
}

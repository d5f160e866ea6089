import {expect, test} from './fixtures';

test('[1.12] [7.1] browsing requests files only, and no data of a backend', async ({
  page,
  visit,
}) => {
  const asked: {method: string; type: string; url: string}[] = [];
  page.on('request', (request) =>
    asked.push({method: request.method(), type: request.resourceType(), url: request.url()}),
  );
  await visit('/');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  for (const name of ['Endpoints', 'API list', 'Real-time events']) {
    await sidebar.getByRole('link', {name, exact: true}).click();
    await expect(sidebar.getByRole('link', {name, exact: true})).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  expect(asked.length).toBeGreaterThan(0);
  expect(
    asked.filter(
      ({method, type}) => method !== 'GET' || ['xhr', 'fetch', 'websocket'].includes(type),
    ),
  ).toEqual([]);
});

test('[7.9] a page loads only its own code, and the code of another when its link is hovered over', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    // Without the observer, visible links are not prefetched.
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
  await visit('/endpoint');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  const link = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'API list'});
  await link.hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  const loaded = scripts.length;
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('API list');
  expect(scripts.slice(loaded).filter((url) => scripts.indexOf(url) < loaded)).toEqual([]);
});

import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { untilLive } from './open-page.ts';
import { asBuyer, findItem } from './shop-session.ts';

/** On a slow line a page is read, and typed into, before its script runs. */
test('what is typed before the script runs is kept', async ({ page, context }) => {
  await asBuyer(context);
  const item = await findItem(context.request, '手套');
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/u-${item}.html`, { waitUntil: 'commit' });
  const quantity = page.getByLabel(/^数量/).first();
  const search = page.getByRole('combobox');
  await quantity.fill('7777');
  await search.fill('轴承');
  release();
  await untilLive(page);
  await expect(search).toHaveValue('轴承');
  await expect(quantity).not.toHaveValue('1');
  const settled = Number(await quantity.inputValue());
  expect(settled).toBeGreaterThanOrEqual(7777);
});

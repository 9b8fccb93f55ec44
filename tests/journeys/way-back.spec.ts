import { expect } from '@playwright/test';
import { itemLinks, LIST, watchMoves } from './item-list.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { passFrames } from './pass-frames.ts';
import { asBuyer } from './shop-session.ts';

test('the way back asks again for prices and stock that are older than half a minute, and moves nothing', async ({
  newContext,
}) => {
  const page = await (await newContext()).newPage();
  await openPage(page, LIST);
  const link = itemLinks(page).nth(1);
  const name = ((await link.textContent()) ?? '').trim();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await page.clock.setSystemTime(Date.now() + 31_000);
  await page.route('**/search/product**', async (route) => {
    const answer = await route.fetch();
    const words = await answer.text();
    await route.fulfill({ response: answer, body: words.replace(/"salesPrice":"[^"]+"/, '"salesPrice":"4321.05"') });
  });
  const asked = page.waitForResponse('**/search/product**');
  await page.goBack();
  const back = page.getByRole('link', { name, exact: true }).first();
  await expect(back).toBeFocused();
  await watchMoves(page);
  await asked;
  await expect(page.getByText('4,321.05').first()).toBeVisible();
  await passFrames(page, 20);
  expect(await page.evaluate(() => (window.moves ?? []).filter((move) => move > 0.001))).toEqual([]);
});

test('the way back leads to the same place of the list, with the focus on what was pressed', async ({ newContext }) => {
  const context = await newContext();
  const page = await context.newPage();
  await openPage(page, LIST);
  const link = itemLinks(page).nth(14);
  const name = ((await link.textContent()) ?? '').trim();
  await link.scrollIntoViewIfNeeded();
  const where = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await where();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect.poll(where).toBe(0);
  await page.goBack();
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeFocused();
  await expect.poll(where).toBe(before);
});

test('the way back from a pressed picture leads to the name beside it', async ({ newContext }) => {
  const page = await (await newContext()).newPage();
  await openPage(page, LIST);
  const name = itemLinks(page).nth(2);
  const href = (await name.getAttribute('href')) ?? '';
  await page.locator(`main a[href="${href}"][aria-hidden]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Readers are told which page it is, and a press on nothing gives the focus to the page.
  const told = page.locator('#new-page');
  await expect(told).toContainText((await page.title()).slice(0, 6));
  await page.getByRole('heading', { level: 1 }).click();
  await page.goBack();
  await expect(name).toBeFocused();
});

test('a list stands as it was left, and anew for whoever opens it anew', async ({ newContext }) => {
  const context = await newContext();
  await asBuyer(context);
  const page = await context.newPage();
  await openPage(page, LIST);
  const quantity = page
    .locator('main')
    .getByRole('textbox', { name: /^数量：/ })
    .nth(2);
  const link = itemLinks(page).nth(2);
  const before = await quantity.inputValue();
  const typed = String(Number(before) * 10);
  await quantity.fill(typed);
  await quantity.blur();
  await expect(quantity).toHaveValue(typed);
  const name = ((await link.textContent()) ?? '').trim();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '规格参数' })).toBeAttached();
  // What is kept is not in the document: nothing finds it there.
  await expect(page.locator('#results')).toHaveCount(0);
  await page.goBack();
  await expect(quantity).toHaveValue(typed);
  await link.click();
  await expect(page.getByRole('heading', { name: '规格参数' })).toBeAttached();
  const box = page.getByRole('combobox', { name: '输入产品编码、产品名称或品牌' });
  await box.fill('M8 内六角');
  await box.press('Enter');
  await expect(quantity).toHaveValue(before);
});

import { expect, type Page, type Request } from '@playwright/test';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { passFrames } from './pass-frames.ts';
import { asBuyer } from './shop-session.ts';

const LIST = '/search.html?keyword=M8%20内六角';
const DETAIL = '**/site/item/detail**';

/** Links with words: the picture beside each leads to the same page. */
const itemLinks = (page: Page) => page.locator('main a[href^="/u-"]:not([aria-hidden])').filter({ hasText: /\S/ });

/** Every movement, also what browsers forgive because somebody has just pressed. */
const watchMoves = (page: Page) =>
  page.evaluate(() => {
    window.moves = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.moves?.push(entry.value);
    }).observe({ type: 'layout-shift' });
  });

const intentsOf = (page: Page) => {
  const intents: Request[] = [];
  page.on('request', (request) => request.headers()['x-intent'] && intents.push(request));
  return intents;
};

test.describe('a press on an item', () => {
  for (const [device, options] of [
    ['at a desk', { viewport: { width: 1440, height: 900 } }],
    ['on a telephone', { viewport: { width: 412, height: 823 }, hasTouch: true }],
  ] as const) {
    test(`paints its head before it is asked for, and nothing of it moves, ${device}`, async ({ newContext }) => {
      const context = await newContext(options);
      await asBuyer(context);
      const page = await context.newPage();
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(DETAIL, async (route) => {
        await held;
        await route.continue();
      });
      await openPage(page, LIST);
      const link = itemLinks(page).nth(3);
      const name = ((await link.textContent()) ?? '').trim();
      if ('hasTouch' in options) await link.tap();
      else await link.click();
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      const price = page.locator('[data-from="list"]');
      await expect(price).toContainText('列表中的价格，正在更新');
      const shown = await price.getByText('¥').first().textContent();
      await expect(page.getByRole('button', { name: '加入购物车' })).toHaveCount(0);
      await watchMoves(page);
      answer();
      await expect(page.getByRole('button', { name: '加入购物车' }).first()).toBeVisible();
      await expect(price).toHaveCount(0);
      await expect(page.locator('article').getByText('¥').first()).toHaveText(shown ?? '');
      await expect(page.getByRole('heading', { name: '规格参数' })).toBeAttached();
      await passFrames(page, 20);
      expect(await page.evaluate(() => (window.moves ?? []).filter((move) => move > 0.001))).toEqual([]);
      await expect(page).toHaveTitle(new RegExp(name.slice(0, 4)));
    });
  }

  test('that nobody has any more ends where an unknown number ends', async ({ newContext }) => {
    const context = await newContext();
    const page = await context.newPage();
    await openPage(page, LIST);
    const envelope = { code: 404, success: false, message: '商品不存在', data: null, error: 'NOT_FOUND' };
    await page.route(DETAIL, (route) => route.fulfill({ status: 404, json: envelope }));
    await itemLinks(page).nth(2).click();
    await expect(page.getByRole('heading', { name: '您访问的页面不存在' })).toBeVisible();
  });
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
  expect(await where()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeFocused();
  expect(await where()).toBe(before);
});

test.describe('what is loaded ahead', () => {
  test('is marked, and within 30 calls and 200 KB for a page that is looked through', async ({ newContext }) => {
    const context = await newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const intents = intentsOf(page);
    await openPage(page, LIST);
    const links = itemLinks(page);
    for (let at = 0; at < (await links.count()); at += 2) {
      await links.nth(at).scrollIntoViewIfNeeded();
      await passFrames(page, 20);
    }
    expect(intents.length).toBeGreaterThan(3);
    expect(intents.length).toBeLessThanOrEqual(30);
    const sizes = await Promise.all(intents.map(async (request) => (await request.sizes()).responseBodySize));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(200 * 1024);
    expect(new Set(intents.map((request) => request.url())).size).toBe(intents.length);
  });

  test('is nothing for people who save data', async ({ newContext }) => {
    const context = await newContext();
    const page = await context.newPage();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/site/item/detail') && asked.push(request.url()));
    await openPage(page, LIST);
    for (let at = 0; at < 4; at += 1) {
      await itemLinks(page).nth(at).hover();
      await passFrames(page, 8);
    }
    expect(asked).toEqual([]);
  });
});

declare global {
  interface Window {
    moves?: number[];
  }
}

import { expect, type Page } from '@playwright/test';
import { DETAIL, itemLinks, LIST } from './item-list.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { enterSettled } from './open-settled.ts';
import { passFrames } from './pass-frames.ts';
import { asBuyer } from './shop-session.ts';

test.describe('what does not come after a press', () => {
  const OVERLOADED = { code: 503, success: false, message: '系统繁忙，请稍后重试', data: null, error: 'UNAVAILABLE' };

  /** Refuses calls to this address until it is told to let them through; what asks again by itself takes 3 s. */
  const refuse = async (page: Page, url: string) => {
    let refusing = true;
    await page.route(url, (route) => (refusing ? route.fulfill({ status: 503, json: OVERLOADED }) : route.continue()));
    return () => {
      refusing = false;
    };
  };
  const failureOf = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });

  test('of the series says so in its place, keeps nobody from the rest, and comes when it is asked for again', async ({
    newContext,
  }) => {
    const page = await (await newContext()).newPage();
    await openPage(page, LIST);
    const answer = await refuse(page, '**/search/productItems**');
    await itemLinks(page).nth(2).click();
    const failure = failureOf(page, '同系列规格加载失败');
    await expect(failure).toBeVisible();
    await expect(page.getByRole('heading', { name: '规格参数' })).toBeVisible();
    answer();
    await failure.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('heading', { name: '同系列规格' })).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

  test('of the item leaves what the row said of it, and comes when it is asked for again', async ({ newContext }) => {
    const page = await (await newContext()).newPage();
    await openPage(page, LIST);
    const answer = await refuse(page, DETAIL);
    const link = itemLinks(page).nth(2);
    const name = ((await link.textContent()) ?? '').trim();
    await link.click();
    const failure = failureOf(page, '商品加载失败');
    await expect(failure).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.locator('[data-from="list"]')).toContainText('列表中的价格，未能更新');
    await expect(failure).not.toContainText('请求编号');
    for (const [width, height] of [
      [1440, 900],
      [375, 812],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(failure.getByRole('button', { name: '重试' })).toBeInViewport({ ratio: 1 });
    }
    answer();
    await failure.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('heading', { name: '规格参数' })).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
});

test.describe('without a line', () => {
  const AWAY = '网络不可用，请检查网络后重试';

  test('what a press needs says so in its place, and the list stays as it is', async ({ newContext }) => {
    const context = await newContext();
    await asBuyer(context);
    const page = await context.newPage();
    await openPage(page, LIST);
    const quantity = page
      .locator('main')
      .getByRole('textbox', { name: /^数量：/ })
      .nth(2);
    const typed = String(Number(await quantity.inputValue()) * 10);
    await quantity.fill(typed);
    await quantity.blur();
    await context.setOffline(true);
    await page
      .locator('main')
      .getByRole('button', { name: /^加入购物车|^加入/ })
      .first()
      .click();
    await expect(page.getByRole('alert').filter({ hasText: AWAY })).toBeVisible();
    await passFrames(page, 30);
    expect(page.url()).toContain('/search.html');
    await expect(quantity).toHaveValue(typed);
  });

  test('an item says at once that the line is away, and recovers by itself', async ({ newContext }) => {
    const context = await newContext();
    const page = await context.newPage();
    await openPage(page, LIST);
    const [answer] = await Promise.all([page.waitForResponse(DETAIL), itemLinks(page).nth(1).hover()]);
    await answer.finished();
    await passFrames(page, 20);
    await context.setOffline(true);
    const tries: string[] = [];
    page.on('requestfailed', (request) => {
      const pressed = request.url().includes('/site/item/detail') && !request.headers()['x-intent'];
      if (pressed) tries.push(request.url());
    });
    const link = itemLinks(page).nth(4);
    const name = ((await link.textContent()) ?? '').trim();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    const failure = page.getByRole('alert').filter({ hasText: '商品加载失败' });
    await expect(failure).toContainText(AWAY);
    // At once: it was not asked for again first.
    expect(tries.length).toBeLessThanOrEqual(1);
    await expect(failure.getByRole('button', { name: '重试' })).toBeInViewport();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: '规格参数' })).toBeAttached();
    await expect(failure).toHaveCount(0);
  });

  test('a part that is only loaded ahead fails in silence, and comes when it is wanted', async ({ newContext }) => {
    const page = await (await newContext()).newPage();
    await openPage(page, LIST);
    const link = itemLinks(page).nth(2);
    await enterSettled(page, link, (await link.getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { name: '规格参数' })).toBeAttached();
    let refused = 0;
    await page.route('**/assets/**', (route) => {
      refused += 1;
      return route.abort();
    });
    const where = await page.evaluate(() => performance.timeOrigin);
    await page.getByRole('button', { name: /^点击看大图/ }).hover();
    await expect.poll(() => refused).toBeGreaterThan(0);
    await passFrames(page, 30);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(where);
    await page.unroute('**/assets/**');
    await page.getByRole('button', { name: /^点击看大图/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

import { expect, type Page } from '@playwright/test';
import { asPerson, buildBuyerOfTwo } from './build-company.ts';
import { test } from './journey.ts';
import { openPage, untilLive } from './open-page.ts';
import { findItem } from './shop-session.ts';
import { watchPage } from './watch-page.ts';

/** Somebody who buys for two firms (specification 2.6 and 4): one at a time, and no tab mixes them up. */
interface Firm {
  name: string;
}

/** What the browser does when a tab comes to the front; a headless one shows all its tabs at once. */
const comeToFront = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Its turn to listen may come in the moment in which the other tab ends its session: then it is refused, and nobody sees it. */
const isLateListener = (complaint: string) => / 401 .*\/news-center\/message\/stream$/.test(complaint);

const firmButton = (page: Page, { name }: Firm) => page.getByRole('button', { name });

async function switchTo(page: Page, from: Firm, to: Firm): Promise<void> {
  await untilLive(page);
  await firmButton(page, from).click();
  await Promise.all([page.waitForEvent('load'), page.getByRole('menuitem', { name: to.name }).click()]);
  await expect(page).toHaveURL('/');
  await expect(firmButton(page, to)).toBeVisible();
}

test('a switch of firm: another cart, and other tabs notice', async ({ page, context }) => {
  const { buyer, first, second } = await buildBuyerOfTwo();
  await asPerson(context, buyer);
  const complaints = watchPage(page);
  const item = await findItem(context.request, 'M8 内六角');
  await context.request.post('/cart-center/cart/add/enterprise', {
    data: { lines: [{ skuCode: item, quantity: 1 }] },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  await openPage(page, '/cart.html');
  await expect(firmButton(page, first)).toBeVisible();
  await expect(page.locator(`main a[href^="/u-${item}"]`).first()).toBeVisible();
  const elsewhere = await context.newPage();
  await openPage(elsewhere, '/search.html?keyword=%E6%89%8B%E5%A5%97');

  await switchTo(elsewhere, first, second);
  const { data } = await (await context.request.get('/cart-center/cart/count/enterprise')).json();
  expect(data).toEqual({ cartCount: 0 });

  // The cart belongs to the firm: its page loads anew. A page that does not only fetches the user again.
  await Promise.all([page.waitForEvent('load'), comeToFront(page)]);
  await expect(firmButton(page, second)).toBeVisible();
  await expect(page.locator(`main a[href^="/u-${item}"]`)).toHaveCount(0);

  await openPage(page, `/u-${item}.html`);
  await switchTo(elsewhere, second, first);
  await comeToFront(page);
  await expect(firmButton(page, first)).toBeVisible();
  expect(complaints.filter((complaint) => !isLateListener(complaint))).toEqual([]);
});

test('a login link that is used up says so and leads to the login, without the code in the address', async ({
  page,
}) => {
  await page.goto(`/cart.html?a=1&token=${'x'.repeat(43)}&requestId=R1`);
  await expect(page.getByText('登录链接已使用或已失效，请重新登录')).toBeVisible();
  await expect(page).toHaveURL('/cart.html?a=1');
  await expect(page.getByRole('link', { name: '重新登录' })).toHaveAttribute(
    'href',
    '/login.html?from=%2Fcart.html%3Fa%3D1',
  );
});

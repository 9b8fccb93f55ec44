import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../db/seed/demo-firms.ts';
import { addBySearch } from './add-by-search.ts';
import { buildCompany, type Person } from './build-company.ts';
import { test } from './journey.ts';
import { untilLive } from './open-page.ts';
import { watchPage } from './watch-page.ts';

/** The way of a first purchase, as a buyer goes it; whatever the page complains about fails it. */
async function logIn(page: Page, { userName }: Person): Promise<void> {
  await page.goto('/cart.html');
  await expect(page).toHaveURL('/login.html?from=%2Fcart.html');
  await untilLive(page);
  await page.getByLabel('账号').fill(userName);
  await page.getByLabel('密码', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('alert').getByText('用户名或密码不正确')).toBeVisible();
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL('/cart.html');
}

async function countOrders(page: Page): Promise<number> {
  const response = await page.request.post('/oms-front/trade/list', { data: {} });
  return ((await response.json()) as { data: { total: number } }).data.total;
}

test('login, search, item, cart, order, order detail', async ({ page }) => {
  const complaints = watchPage(page);
  const { buyer } = await buildCompany({ buyer: { name: '何工', role: '采购员' } });
  await logIn(page, buyer);
  await addBySearch(page);
  await page
    .getByRole('button', { name: '去结算' })
    .or(page.getByRole('link', { name: '去结算' }))
    .click();
  await expect(page).toHaveURL(/\/orderConfirm\.html/);
  const before = await countOrders(page);
  await page.getByRole('button', { name: '提交订单' }).dblclick();
  await expect(page.getByRole('heading', { name: '订单提交成功' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '订单提交成功' })).toBeVisible();
  expect(await countOrders(page)).toBe(before + 1);
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page).toHaveURL(/orderDetail\.html\?orderNo=SO\d{12}/);
  await expect(page.getByText('待发货').first()).toBeVisible();
  // The refused password is an answer of the server that browsers report on their own.
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
});

test('a submit that was cut off by a reload is the same order when it is sent again', async ({ page }) => {
  const { buyer } = await buildCompany({ buyer: { name: '何工', role: '采购员' } });
  await logIn(page, buyer);
  await addBySearch(page);
  await page
    .getByRole('button', { name: '去结算' })
    .or(page.getByRole('link', { name: '去结算' }))
    .click();
  await expect(page.getByRole('button', { name: '提交订单' })).toBeVisible();
  const before = await countOrders(page);
  let lost = 0;
  // The order is placed, but its answer never arrives.
  await page.route('**/oms-front/trade/create', async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect.poll(() => lost).toBe(1);
  expect(await countOrders(page)).toBe(before + 1);
  await page.unroute('**/oms-front/trade/create');
  // The checkout finds its unanswered submit, sends it again with the same key and learns how it ended.
  await page.reload();
  await expect(page.getByRole('heading', { name: '订单提交成功' })).toBeVisible();
  expect(await countOrders(page)).toBe(before + 1);
});

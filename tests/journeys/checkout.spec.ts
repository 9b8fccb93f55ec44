import { expect, type Page } from '@playwright/test';
import { asNewBuyer } from './build-company.ts';
import { test } from './journey.ts';
import { openPage, untilLive } from './open-page.ts';
import { findItem } from './shop-session.ts';
import { watchPage } from './watch-page.ts';

/** Security check 95, and the ways to pay, as a buyer goes them. */
async function countOrders(page: Page): Promise<number> {
  const response = await page.request.post('/oms-front/trade/list', { data: {} });
  return ((await response.json()) as { data: { total: number } }).data.total;
}

let address: string;
test.beforeEach(async ({ context, page }) => {
  await asNewBuyer(context);
  address ??= `/orderConfirm.html?lines=${await findItem(page.request, 'M8 内六角')}:1`;
});

const submit = (page: Page) => page.getByRole('button', { name: '提交订单' });

test('a double submit, Back and a reload are one order', async ({ page }) => {
  const complaints = watchPage(page);
  await openPage(page, '/');
  await openPage(page, address);
  const before = await countOrders(page);
  await submit(page).dblclick();
  await expect(page.getByRole('heading', { name: '订单提交成功' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '订单提交成功' })).toBeVisible();
  expect(await countOrders(page)).toBe(before + 1);
  // The checkout has left the history: Back does not lead into it, and orders nothing.
  await page.goBack();
  await expect(page).not.toHaveURL(/orderConfirm/);
  expect(await countOrders(page)).toBe(before + 1);
  expect(complaints).toEqual([]);
});

test('two tabs of one cart are one order, and the other tab is told', async ({ context, page }) => {
  const skuCode = decodeURIComponent(address.split('lines=')[1] ?? '').split(':')[0] ?? '';
  const key = { 'idempotency-key': crypto.randomUUID() };
  await page.request.post('/cart-center/cart/add/enterprise', {
    data: { lines: [{ skuCode, quantity: 1 }] },
    headers: key,
  });
  const other = await context.newPage();
  await openPage(page, '/orderConfirm.html');
  await openPage(other, '/orderConfirm.html');
  const before = await countOrders(page);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: '订单提交成功' })).toBeVisible();
  await submit(other).click();
  await expect(other.getByText(/购物车已变化|没有待结算的商品/).first()).toBeVisible();
  expect(await countOrders(page)).toBe(before + 1);
});

test('a submit into a dead line is one order when the line is back', async ({ context, page }) => {
  await openPage(page, address);
  const before = await countOrders(page);
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByText('网络中断，提交结果未知')).toBeVisible();
  await context.setOffline(false);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: '订单提交成功' })).toBeVisible();
  expect(await countOrders(page)).toBe(before + 1);
});

test('an invoice that is not whole says what is missing, and is remembered once it is', async ({ page }) => {
  await openPage(page, address);
  await page.getByRole('radio', { name: /电子普通发票/ }).check();
  // The name of the company is known; what is missing is asked, everything else on request.
  await expect(page.getByLabel('发票抬头')).toHaveCount(0);
  await page.getByRole('button', { name: '修改开票资料' }).click();
  await page.getByLabel('发票抬头').fill('北方重型装备股份有限公司');
  await page.getByLabel('税号').fill('123');
  await submit(page).click();
  await expect(page.getByText('税号应为 15、18 或 20 位')).toBeVisible();
  await page.getByLabel('税号').fill('91350100M000100Y43');
  await submit(page).click();
  await expect(page.getByRole('heading', { name: '订单提交成功' })).toBeVisible();
  await openPage(page, address);
  await expect(page.getByRole('definition').filter({ hasText: '91350100M000100Y43' })).toBeVisible();
  await expect(page.getByLabel('税号')).toHaveCount(0);
});

test('an order is paid online after a failed try, with the notice sent twice', async ({ page }) => {
  await openPage(page, address);
  await page.getByRole('radio', { name: /在线支付/ }).check();
  await submit(page).click();
  await expect(page.getByRole('heading', { name: '支付订单' })).toBeVisible();
  await untilLive(page);
  await page.getByRole('button', { name: '立即支付' }).click();
  await page.getByRole('button', { name: /支付失败/ }).click();
  await expect(page.getByText('付款没有成功')).toBeVisible();
  await page.getByRole('link', { name: '重新支付' }).click();
  await expect(page.getByRole('heading', { name: '支付订单' })).toBeVisible();
  await untilLive(page);
  await page.getByRole('button', { name: '立即支付' }).click();
  await page.getByRole('button', { name: /重复通知/ }).click();
  await expect(page.getByText('付款成功')).toBeVisible();
  await untilLive(page);
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page.getByText('待发货').first()).toBeVisible();
});

test('an order to be transferred shows the account, and may turn to credit', async ({ page }) => {
  await openPage(page, address);
  await page.getByRole('radio', { name: /对公转账/ }).check();
  await submit(page).click();
  await expect(page.getByText('收款户名')).toBeVisible();
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
  await openPage(page, `/cashier.html?orderNo=${orderNo}`);
  await page.getByRole('radio', { name: /账期支付/ }).check();
  await page.getByRole('button', { name: '确认使用账期' }).click();
  await expect(page).toHaveURL(/orderDetail\.html/);
  await expect(page.getByText('待发货').first()).toBeVisible();
});

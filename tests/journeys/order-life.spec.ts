import { expect, type Page } from '@playwright/test';
import { asNewBuyer } from './build-company.ts';
import { test } from './journey.ts';
import { untilLive } from './open-page.ts';
import { placeOrder } from './shop-session.ts';
import { expectTold } from './told.ts';
import { watchPage } from './watch-page.ts';

/** The life of an order after the submit, as its buyer lives it. */
async function openOrder(page: Page): Promise<string> {
  const orderNo = await placeOrder(page.request);
  await page.goto('/user/transaction/order.html');
  await untilLive(page);
  await page.getByLabel('订单号 / PO号 / 商品').fill(orderNo);
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(new RegExp(`keyword=${orderNo}`));
  await page.getByRole('button', { name: new RegExp(`速览订单 ${orderNo}`) }).click();
  await expect(page.getByRole('table', { name: `订单 ${orderNo} 的商品` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: orderNo, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNo);
  return orderNo;
}

test('find, change the PO number, cancel a line, buy again, take along', async ({ page, context }) => {
  await asNewBuyer(context);
  const complaints = watchPage(page);
  const orderNo = await openOrder(page);
  await expect(page.getByText('仓库备货中')).toBeVisible();

  await page.getByRole('button', { name: '修改 PO 号' }).click();
  await page.getByRole('textbox', { name: 'PO 号' }).fill('PO-JOURNEY-1');
  await page.getByRole('button', { name: '保存 PO 号' }).click();
  await expect(page.getByText('未填 → PO-JOURNEY-1')).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  await page.getByRole('menuitem', { name: /XLSX/ }).click();
  expect((await saved).suggestedFilename()).toBe(`订单-${orderNo}.xlsx`);

  await page.getByRole('button', { name: '取消部分商品' }).click();
  await page.getByRole('textbox', { name: /^取消数量/ }).fill('1');
  await page.getByRole('button', { name: '取消所填数量' }).click();
  await expect(page.getByRole('main').getByText('已取消').first()).toBeVisible();

  await page.getByRole('button', { name: '再次采购' }).click();
  await expect(page.getByRole('dialog', { name: '成功加入购物车' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a link opens the order to somebody without an account until it is ended', async ({
  page,
  context,
  newContext,
}) => {
  await asNewBuyer(context);
  await openOrder(page);
  await page.getByRole('button', { name: '分享' }).click();
  await page.getByRole('button', { name: '生成链接' }).click();
  const address = await page.getByRole('textbox', { name: '分享链接' }).inputValue();
  await expect(page.getByRole('img', { name: '订单分享二维码' })).toBeVisible();

  const stranger = await (await newContext()).newPage();
  expect((await stranger.goto(address))?.status()).toBe(200);
  await expect(stranger.getByText('商品清单').first()).toBeVisible();
  await expect(stranger.getByText('¥')).toHaveCount(0);

  await page.getByRole('button', { name: /^停用/ }).click();
  await expectTold(page, '链接已停用');
  expect((await stranger.goto(address))?.status()).toBe(404);
  await stranger.context().close();
});

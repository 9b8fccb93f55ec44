import { expect, type Page } from '@playwright/test';
import { addBySearch } from './add-by-search.ts';
import { asPerson, buildCompany } from './build-company.ts';
import { bring, freeItems } from './bulk-file.ts';
import { pageOf, sendAtDesk } from './desk-acts.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { watchPage } from './watch-page.ts';

/** A list as a file, into the cart beside what is there. */
async function importList(page: Page): Promise<string[]> {
  const items = await freeItems(page.request, 3);
  await openPage(page, '/batch-import.html');
  await bring(page, '备件.xlsx', [['订货号', '数量'], ...items.map((item) => [item, 2])]);
  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByText('已加入购物车 3 行')).toBeVisible();
  return items;
}

/** Orders the whole cart; answers the number. */
async function checkOut(page: Page): Promise<string> {
  await openPage(page, '/cart.html');
  await page
    .getByRole('button', { name: '去结算' })
    .or(page.getByRole('link', { name: '去结算' }))
    .click();
  await expect(page).toHaveURL(/\/orderConfirm\.html/);
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('heading', { name: '订单提交成功' })).toBeVisible();
  return new URL(page.url()).searchParams.get('orderNo') ?? '';
}

async function signAll(page: Page, orderNo: string): Promise<void> {
  await openPage(page, `/user/transaction/orderDetail.html?orderNo=${orderNo}`);
  const parcels = page.getByRole('button', { name: /^签收 包裹/ });
  await expect(parcels.first()).toBeVisible();
  for (let left = await parcels.count(); left > 0; left -= 1) {
    await parcels.first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('签收人').fill('王师傅');
    await dialog.getByRole('button', { name: '确认签收' }).click();
    await expect(parcels).toHaveCount(left - 1);
  }
}

test('found, imported, ordered, sent, signed, ordered again', async ({ page, context, newContext }) => {
  const { buyer } = await buildCompany({ buyer: { name: '何工', role: '采购员' } });
  await asPerson(context, buyer);
  const complaints = watchPage(page);
  await openPage(page, '/');
  const found = await addBySearch(page);
  const imported = await importList(page);
  const orderNo = await checkOut(page);

  const staff = await pageOf(newContext, 'staff');
  const parts = await sendAtDesk(staff.page, orderNo);
  const delivered = staff.page.getByRole('button', { name: /^标记送达/ });
  for (let left = parts; left > 0; left -= 1) {
    await delivered.first().click();
    await expect(delivered).toHaveCount(left - 1);
  }

  await signAll(page, orderNo);
  await expect(page.getByRole('main').getByText('已签收').first()).toBeVisible();
  await page.getByRole('button', { name: '再次采购' }).click();
  await expect(page.getByRole('dialog', { name: '成功加入购物车' })).toBeVisible();
  await openPage(page, '/cart.html');
  for (const path of [found, ...imported.map((item) => `/u-${item}.html`)]) {
    await expect(page.locator(`main a[href^="${path}"]`).first()).toBeVisible();
  }
  expect([...complaints, ...staff.complaints]).toEqual([]);
});

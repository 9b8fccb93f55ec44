import { expect } from '@playwright/test';
import { asNewBuyer } from './build-company.ts';
import { pageOf, sendAtDesk } from './desk-acts.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { placeOrder } from './shop-session.ts';
import { watchPage } from './watch-page.ts';

test('the desk sends an order, it is delivered, and the buyer signs with one damaged', async ({
  page,
  context,
  newContext,
}) => {
  await asNewBuyer(context);
  const complaints = watchPage(page);
  const staff = await pageOf(newContext, 'staff');
  const orderNo = await placeOrder(page.request);
  await sendAtDesk(staff.page, orderNo);
  await staff.page.getByRole('button', { name: /^标记送达/ }).click();
  await expect(staff.page.getByText('已送达', { exact: true })).toBeVisible();
  await staff.page.getByLabel('内部备注').fill('客户要求送到 3 号门');
  await staff.page.getByRole('button', { name: '添加备注' }).click();
  await expect(staff.page.getByText('客户要求送到 3 号门')).toBeVisible();

  await openPage(page, `/user/transaction/orderDetail.html?orderNo=${orderNo}`);
  await expect(page.getByText('客户要求送到 3 号门')).toHaveCount(0);
  await page.getByRole('button', { name: /^签收 包裹/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^其中破损/).fill('1');
  await dialog.getByLabel('签收人').fill('王师傅');
  await dialog.getByRole('button', { name: '确认签收' }).click();
  const record = page.getByRole('article', { name: /^签收记录/ });
  await expect(record.getByText('王师傅')).toBeVisible();
  await expect(page.getByRole('main').getByText('已签收').first()).toBeVisible();
  expect([...complaints, ...staff.complaints]).toEqual([]);
});

test('customers find nothing of the desk', async ({ newContext }) => {
  const { page } = await pageOf(newContext, 'buyer');
  const answer = await page.request.post('/oms-front/desk/orders', { data: {} });
  expect(answer.status()).toBe(403);
  // Not refused but absent: customers are not told that there is a desk.
  const response = await page.goto('/desk/orders.html');
  expect(response?.status()).toBe(404);
});

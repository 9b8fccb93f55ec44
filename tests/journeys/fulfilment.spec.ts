import { expect } from '@playwright/test';
import { pageOf, sendAtDesk } from './desk-acts.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { placeOrder } from './shop-session.ts';

test('the desk sends an order, it is delivered, and the buyer signs with one damaged', async ({ newContext }) => {
  const buyer = await pageOf(newContext, 'buyer');
  const staff = await pageOf(newContext, 'staff');
  const orderNo = await placeOrder(buyer.page.request);
  await sendAtDesk(staff.page, orderNo);
  await staff.page.getByRole('button', { name: /^标记送达/ }).click();
  await expect(staff.page.getByText('已送达', { exact: true })).toBeVisible();
  await staff.page.getByLabel('内部备注').fill('客户要求送到 3 号门');
  await staff.page.getByRole('button', { name: '添加备注' }).click();
  await expect(staff.page.getByText('客户要求送到 3 号门')).toBeVisible();

  await openPage(buyer.page, `/user/transaction/orderDetail.html?orderNo=${orderNo}`);
  await expect(buyer.page.getByText('客户要求送到 3 号门')).toHaveCount(0);
  await buyer.page.getByRole('button', { name: /^签收 包裹/ }).click();
  const dialog = buyer.page.getByRole('dialog');
  await dialog.getByLabel(/^其中破损/).fill('1');
  await dialog.getByLabel('签收人').fill('王师傅');
  await dialog.getByRole('button', { name: '确认签收' }).click();
  const record = buyer.page.getByRole('article', { name: /^签收记录/ });
  await expect(record.getByText('王师傅')).toBeVisible();
  await expect(buyer.page.getByRole('main').getByText('已签收').first()).toBeVisible();
  expect([...buyer.complaints, ...staff.complaints]).toEqual([]);
});

test('customers find nothing of the desk', async ({ newContext }) => {
  const { page } = await pageOf(newContext, 'buyer');
  const answer = await page.request.post('/oms-front/desk/orders', { data: {} });
  expect(answer.status()).toBe(403);
  // Not refused but absent: customers are not told that there is a desk.
  const response = await page.goto('/desk/orders.html');
  expect(response?.status()).toBe(404);
});

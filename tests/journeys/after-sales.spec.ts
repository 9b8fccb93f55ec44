import { expect, type Page } from '@playwright/test';
import { asNewBuyer } from './build-company.ts';
import { caseDeskOf } from './case-desk.ts';
import { handIn, openCase, PICTURE, sendBack, wish } from './case-form.ts';
import { pageOf } from './desk-acts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './journey.ts';
import { openPage, untilLive } from './open-page.ts';
import { orderSigned, sendGoods, signGoods } from './signed-goods.ts';
import { expectTold } from './told.ts';
import { watchPage } from './watch-page.ts';

// Each for itself, and each worker takes the next one: at the end nobody waits for a file that takes minutes.
test.describe.configure({ mode: 'parallel' });

test('three of ten go back, and the money with them', async ({ page, context, newContext }) => {
  await asNewBuyer(context);
  const staff = await pageOf(newContext, 'staff');
  const complaints = watchPage(page);
  const orderNo = await orderSigned(page.request, staff.page.request, 10);

  await openPage(page, `/user/transaction/orderDetail.html?orderNo=${orderNo}`);
  await page.getByRole('link', { name: '申请售后', exact: true }).click();
  await expect(page).toHaveURL(/afterSalesApply\.html/);
  await untilLive(page);
  await wish(page, { kind: '退货', reason: '多买、不再需要', quantity: 3 });
  await expect(page.getByText('预计退款')).toBeVisible();
  await expect(page.getByText('退回运费由贵司承担').first()).toBeVisible();
  await expect(page.getByText(/^草稿已保存/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await untilLive(page);
  await expect(page.getByText(/^已恢复/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^数量/ })).toHaveValue('3');
  await page.getByRole('radio', { name: /^自行寄回/ }).check();
  const caseNo = await handIn(page);
  await expect(page.getByText('待审核').first()).toBeVisible();

  const desk = caseDeskOf(staff.page.request, caseNo);
  await desk.grant('mail');
  await sendBack(page, caseNo);
  await desk.receiveGood();
  await openCase(page, caseNo);
  await expect(page.getByText('待确认', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^¥[\d,.]+ .*已退$/ })).toBeVisible();
  await page.getByRole('button', { name: '确认解决' }).click();
  await expect(page.getByText('已完成').first()).toBeVisible();
  await expectAccessible(page);

  await openPage(page, `/user/transaction/orderDetail.html?orderNo=${orderNo}`);
  await expect(page.getByText('已退 3')).toBeVisible();
  await expect(page.getByRole('table', { name: '订单的售后单' }).getByText(caseNo)).toBeVisible();
  await expectAccessible(page);
  expect([...complaints, ...staff.complaints]).toEqual([]);
});

test('what came broken is exchanged by an order that costs nothing', async ({ page, context, newContext }) => {
  await asNewBuyer(context);
  const staff = await pageOf(newContext, 'staff');
  const orderNo = await orderSigned(page.request, staff.page.request, 10);
  await openPage(page, `/user/transaction/afterSalesApply.html?orderNo=${orderNo}&lineNo=1`);
  await wish(page, { kind: '换货', reason: '质量问题、无法使用', quantity: 2 });
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '请上传图片' })).toBeVisible();
  await wish(page, { kind: '换货', reason: '质量问题、无法使用', picture: true });
  const caseNo = await handIn(page);
  await expect(page.getByText(PICTURE.name).first()).toBeVisible();

  const desk = caseDeskOf(staff.page.request, caseNo);
  await desk.grant('mail');
  await sendBack(page, caseNo);
  await desk.receiveGood();
  await openCase(page, caseNo);
  const child = page.getByRole('definition').getByRole('link', { name: /^SO/ }).last();
  await expect(page.getByText('补发订单', { exact: true })).toBeVisible();
  const childNo = (await child.textContent()) ?? '';
  expect(childNo).not.toBe(orderNo);
  await child.click();
  await expect(page.getByRole('link', { name: caseNo })).toBeVisible();
  await expect(page.getByText('¥0.00').first()).toBeVisible();

  await signGoods(page.request, await sendGoods(staff.page.request, childNo));
  await expect.poll(async () => (await desk.read()).status).toBe('confirming');
  await openCase(page, caseNo);
  await page.getByRole('button', { name: '确认解决' }).click();
  await expect(page.getByText('已完成').first()).toBeVisible();
});

test('what was short is sent again without a word', async ({ page, context, newContext }) => {
  await asNewBuyer(context);
  const staff = await pageOf(newContext, 'staff');
  const orderNo = await orderSigned(page.request, staff.page.request, 10, { short: 2 });
  await openPage(page, `/user/transaction/orderDetail.html?orderNo=${orderNo}`);
  const record = page.getByRole('article', { name: /^签收记录/ });
  await record.getByRole('link', { name: '第 1 行申请售后' }).click();
  await expect(page).toHaveURL(/reason=short/);
  await untilLive(page);
  const line = page.getByRole('group', { name: /^第 1 行/ });
  await expect(line.getByRole('radio', { name: '少发补发' })).toBeChecked();
  await expect(line.getByRole('textbox', { name: /^数量/ })).toHaveValue('2');
  const caseNo = await handIn(page);
  await expect(page.getByText('极速处理').first()).toBeVisible();
  await expect(page.getByText('无需退回').first()).toBeVisible();
  await expect(page.getByText('补发订单', { exact: true })).toBeVisible();
  await openPage(page, `/user/transaction/afterSales.html?keyword=${caseNo}`);
  await expect(page.getByRole('link', { name: caseNo })).toBeVisible();
  await expectAccessible(page);
});

test('a refusal is read, answered and judged again', async ({ page, context, newContext }) => {
  await asNewBuyer(context);
  const staff = await pageOf(newContext, 'staff');
  const orderNo = await orderSigned(page.request, staff.page.request, 4);
  await openPage(page, `/user/transaction/afterSalesApply.html?orderNo=${orderNo}`);
  await wish(page, { kind: '退货', reason: '多买、不再需要' });
  const caseNo = await handIn(page);
  const desk = caseDeskOf(staff.page.request, caseNo);
  await desk.ask('请说明包装是否拆封');
  await openCase(page, caseNo);
  await expect(page.getByText('请说明包装是否拆封').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^补充说明/ }).fill('没有拆封');
  await expectAccessible(page);
  await page.getByRole('button', { name: '提交补充资料' }).click();
  await expect(page.getByText('待审核').first()).toBeVisible();

  await desk.reject('照片显示包装已拆');
  await openCase(page, caseNo);
  await expect(page.getByText('没有通过：照片显示包装已拆')).toBeVisible();
  await page.getByRole('button', { name: '重新打开' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '没有解决的问题' }).fill('拆的是外箱，内包装完好');
  await dialog.getByRole('button', { name: '重新打开' }).click();
  await expectTold(page, '已重新打开');
  await expect(page.getByText('待审核').first()).toBeVisible();
  await expect(page.getByText('拆的是外箱，内包装完好').first()).toBeVisible();
});

test('two at once get exactly the units there are', async ({ page, context, newContext }) => {
  await asNewBuyer(context);
  const staff = await pageOf(newContext, 'staff');
  const orderNo = await orderSigned(page.request, staff.page.request, 5);
  const other = await context.newPage();
  const pages = [page, other];
  for (const one of pages) {
    await openPage(one, `/user/transaction/afterSalesApply.html?orderNo=${orderNo}`);
    await wish(one, { kind: '退货', reason: '多买、不再需要' });
  }
  await Promise.all(pages.map((one) => one.getByRole('button', { name: '提交申请' }).click()));
  const done = (one: Page) => one.getByRole('heading', { name: '售后申请已提交' });
  const refused = (one: Page) => one.getByRole('alert').filter({ hasText: '第 1 行：没有可售后的数量' });
  await expect.poll(async () => (await done(page).count()) + (await done(other).count())).toBe(1);
  await expect.poll(async () => (await refused(page).count()) + (await refused(other).count())).toBe(1);
  await openPage(page, `/user/transaction/afterSales.html?keyword=${orderNo}`);
  await expect(page.getByRole('link', { name: /^SH/ })).toHaveCount(1);
  await expect(page.getByText('× 5')).toBeVisible();
});

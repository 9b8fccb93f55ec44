import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { asNewBuyer } from './build-company.ts';
import { caseDeskOf } from './case-desk.ts';
import { pageOf } from './desk-acts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './journey.ts';
import { openPage, untilLive } from './open-page.ts';
import { ask, orderSigned } from './signed-goods.ts';
import { expectTold } from './told.ts';

/** Asks for units of the first line past the page, which has journeys of its own; answers the case. */
async function applyFor(buyer: APIRequestContext, orderNo: string, quantity: number): Promise<string> {
  const lines = [{ lineNo: 1, kind: 'return', reason: 'no_papers', quantity }];
  const back = { returnWay: 'mail', contactName: '王师傅', contactPhone: '13800138000' };
  const { cases } = await ask<{ cases: { caseNo: string }[] }>(buyer, '/after-sales/apply', {
    orderNo,
    lines,
    ...back,
  });
  return cases[0]?.caseNo ?? '';
}

/** The customer sends the goods; answers the waybill. */
async function mailBack(buyer: APIRequestContext, caseNo: string): Promise<string> {
  const { version } = await ask<{ version: number }>(buyer, '/after-sales/detail', { caseNo });
  const { carriers } = await ask<{ carriers: string[] }>(buyer, '/after-sales/returns/ways', { caseNo });
  const trackingNo = `YT${caseNo.slice(2)}`;
  await ask(buyer, '/after-sales/returns/send', { caseNo, version, way: 'mail', carrier: carriers[0], trackingNo });
  return trackingNo;
}

async function openFromQueue(page: Page, tab: string, caseNo: string): Promise<void> {
  await openPage(page, `/desk/cases.html?tab=${tab}&keyword=${caseNo}`);
  await expectAccessible(page);
  await page.getByRole('link', { name: caseNo }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(caseNo);
  await untilLive(page);
}

test('the desk grants fewer, a scanned label receives them, and the money of the good ones goes back', async ({
  page,
  context,
  newContext,
}) => {
  await asNewBuyer(context);
  const { page: desk, complaints } = await pageOf(newContext, 'staff');
  const orderNo = await orderSigned(page.request, desk.request, 6);
  const caseNo = await applyFor(page.request, orderNo, 4);

  await openFromQueue(desk, 'new', caseNo);
  await desk.getByRole('button', { name: '由我处理' }).click();
  await expectTold(desk, '已受理');
  await desk.getByRole('button', { name: '审核通过' }).click();
  const granting = desk.getByRole('dialog', { name: `审核通过 ${caseNo}` });
  await granting.getByRole('textbox', { name: /^通过数量/ }).fill('3');
  await granting.getByRole('combobox', { name: '退回仓库' }).selectOption('SH');
  await granting.getByRole('textbox', { name: '给客户的说明' }).fill('一件已超出退货范围');
  await expectAccessible(desk);
  await granting.getByRole('button', { name: '审核通过' }).click();
  await expectTold(desk, '审核已通过');
  await expect(desk.getByText('待寄回').first()).toBeVisible();

  const waybill = await mailBack(page.request, caseNo);
  await openPage(desk, '/desk/cases.html?tab=returning');
  await desk.getByRole('textbox', { name: '扫描退货单、售后单或运单号' }).fill(waybill);
  await desk.keyboard.press('Enter');
  const receiving = desk.getByRole('dialog', { name: `登记到仓 ${caseNo}` });
  await receiving.getByRole('button', { name: '登记到仓' }).click();
  await expectTold(desk, '已登记到仓');

  await desk.getByRole('button', { name: '登记检测结果' }).click();
  const grading = desk.getByRole('dialog', { name: `登记检测结果 ${caseNo}` });
  await expect(grading.getByRole('textbox', { name: /^实收/ })).toHaveValue('3');
  await grading.getByRole('textbox', { name: /^良品/ }).fill('1');
  await grading.getByRole('textbox', { name: /^报废/ }).fill('1');
  await grading.getByRole('textbox', { name: /^检测结论/ }).fill('一件外观完好，一件破损');
  await grading.getByRole('button', { name: '登记检测结果' }).click();
  // Every unit that came is graded.
  await expect(grading.getByRole('alert')).toBeVisible();
  await grading.getByRole('textbox', { name: /^不予受理/ }).fill('1');
  await expectAccessible(desk);
  await grading.getByRole('button', { name: '登记检测结果' }).click();
  await expectTold(desk, '检测结果已登记');
  await expect.poll(async () => (await caseDeskOf(desk.request, caseNo).read()).status).toBe('confirming');
  await openPage(desk, `/desk/caseDetail.html?caseNo=${caseNo}`);
  await expect(desk.getByRole('definition').filter({ hasText: /^¥[\d,.]+ 已退回$/ })).toBeVisible();
  await expectAccessible(desk);

  await openPage(page, `/user/transaction/orderDetail.html?orderNo=${orderNo}`);
  await expect(page.getByText('已退 2')).toBeVisible();
  expect(complaints).toEqual([]);
});

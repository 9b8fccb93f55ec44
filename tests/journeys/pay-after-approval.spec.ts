import { expect, type Locator, type Page } from '@playwright/test';
import { buildFlow } from '../factories/build-flow.ts';
import { buildBeside } from './beside-database.ts';
import { asPerson, buildCompany } from './build-company.ts';
import { test } from './journey.ts';
import { openPage, untilLive } from './open-page.ts';
import { findItem } from './shop-session.ts';
import { watchPage } from './watch-page.ts';

const payLinks = (place: Page | Locator) => place.getByRole('link', { name: /^去付款/ });

/** Has the order approved through the call behind the pages of approvals, which have journeys of their own. */
async function approve(page: Page): Promise<void> {
  const { request } = page;
  const answer = await request.get('/enterprise-service/fronted/approval/list?box=todo');
  const { data } = (await answer.json()) as { data: { list: { taskId: string; snapshotHash: string }[] } };
  const tasks = data.list.map(({ taskId, snapshotHash }) => ({ taskId, snapshotHash }));
  const decided = await request.post('/enterprise-service/fronted/workflow/task/approval', {
    data: { tasks, action: 'approve', comment: '同意' },
  });
  expect(await decided.json()).toMatchObject({ data: [{ done: true }] });
}

test('an order that needs approval is paid when it is approved, and not called paid before', async ({
  page,
  newContext,
}) => {
  const complaints = watchPage(page);
  const people = { buyer: { name: '何工', role: '采购员' }, approver: { name: '张伟', role: '审批人' } };
  const { company, buyer, approver } = await buildCompany(people);
  await buildBeside((db) => buildFlow(db, company.firmId, { members: [approver.memberId] }));
  await asPerson(page.context(), buyer);
  await openPage(page, `/orderConfirm.html?lines=${await findItem(page.request, 'M8 内六角')}:1`);
  await page.getByRole('radio', { name: /在线支付/ }).check();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/order\.html\?orderNo=SO/);
  await expect(page.getByText('等待审批，暂不需要付款')).toBeVisible();
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
  await openPage(page, `/orderPay.html?orderNo=${orderNo}`);
  await expect(page.getByRole('heading', { name: '等待审批，暂不需要付款' })).toBeVisible();
  await expect(page.getByText('付款成功')).toHaveCount(0);

  const desk = await (await newContext()).newPage();
  await asPerson(desk.context(), approver);
  await approve(desk);
  // The page that waited for the approval goes on by itself.
  await expect(page.getByRole('heading', { name: '支付订单' })).toBeVisible();

  for (const address of ['/', '/user/user-center.html', '/user/transaction/order.html']) {
    await openPage(page, address);
    await expect(payLinks(page).first()).toHaveAttribute('href', `/orderPay.html?orderNo=${orderNo}`);
    await expect(page.getByText(/剩余 \d+/).first()).toBeVisible();
  }
  await openPage(page, `/user/transaction/orderDetail.html?orderNo=${orderNo}`);
  await expect(page.getByText(/剩余 \d+/)).toBeVisible();
  await page.getByRole('button', { name: '取消订单' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('还没有收到付款，没有需要退回的款项');
  await page.getByRole('button', { name: '再想想' }).click();
  await payLinks(page).click();
  await untilLive(page);
  await page.getByRole('button', { name: '立即支付' }).click();
  await page.getByRole('button', { name: '支付成功 立即通知商城' }).click();
  await expect(page.getByRole('heading', { name: '付款成功' })).toBeVisible();
  const paid = await page.context().newPage();
  await openPage(paid, `/user/transaction/orderDetail.html?orderNo=${orderNo}`);
  await paid.getByRole('button', { name: '取消订单' }).click();
  await expect(paid.getByRole('alertdialog')).toContainText(/取消后退款 ¥[\d,]+\.\d{2}：立即按原支付方式/);
  await paid.close();
  await openPage(page, `/user/transaction/orderDetail.html?orderNo=${orderNo}`);
  await expect(page.getByText('已付款')).toBeVisible();
  await expect(payLinks(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

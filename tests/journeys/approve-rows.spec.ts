import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { buildFlow } from '../factories/build-flow.ts';
import { besideShop, buildBeside } from './beside-database.ts';
import { asPerson, buildCompany, type Person } from './build-company.ts';
import { expectAccessible } from './expect-accessible.ts';
import { type NewContext, test } from './journey.ts';
import { openPage } from './open-page.ts';
import { passFrames } from './pass-frames.ts';
import { placeOrder } from './shop-session.ts';
import { expectTold } from './told.ts';

/** Small orders of one buyer that wait for one approver. */
const LIST = '/user/transaction/approval.html';
const PHONE = { width: 375, height: 812 };

async function askedApprover(newContext: NewContext, orders: number) {
  const { company, buyer, approver } = await buildCompany({
    buyer: { name: '何工', role: '采购员' },
    approver: { name: '蒋经理', role: '审批人' },
  });
  await buildBeside((db) => buildFlow(db, company.firmId, { members: [approver.memberId] }));
  const shopping = await newContext();
  await asPerson(shopping, buyer);
  const orderNos: string[] = [];
  for (let n = 0; n < orders; n += 1) orderNos.push(await placeOrder(shopping.request));
  return { approver, orderNos, buying: shopping.request };
}

/** The effect that is to carry it out is laid aside: a busy machine may take longer to look than the seconds there are. */
const holdPressed = async ({ firmId }: Person): Promise<number> => {
  const rows = await besideShop(
    `update outbox set next_attempt_at = now() + interval '1 hour'
     where topic = 'approval.due' and done_at is null and payload ->> 'firmId' = $1 returning id`,
    [String(firmId)],
  );
  return rows.length;
};

/** So many frames are about a second. What is over by itself after seven is not over by itself then. */
const SOON = 60;

/** Gone with what happened, and not when its own time was over, however late a busy machine looks. */
async function expectGoneSoon(page: Page, told: Locator): Promise<void> {
  await passFrames(page, SOON);
  await expect(told).toHaveCount(0, { timeout: 1 });
}

const readStatus = async (request: APIRequestContext, orderNo: string): Promise<string> => {
  const response = await request.post(`/oms-front/trade/detail/${orderNo}`, { data: {} });
  return (await response.json()).data.status;
};
const rowOf = (page: Page, orderNo: string) => page.getByRole('row').filter({ hasText: orderNo });

test('one press waits on the server and is taken back; it stands when the page is closed', async ({ newContext }) => {
  const { approver, orderNos, buying } = await askedApprover(newContext, 2);
  // The latest is first.
  const [below = '', upper = ''] = orderNos;
  const context = await newContext();
  await asPerson(context, approver);
  const page = await context.newPage();
  await openPage(page, LIST);
  await expect(rowOf(page, upper)).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('j');
  await expect(rowOf(page, upper)).toHaveAttribute('aria-current', 'true');
  await expect(rowOf(page, upper)).toBeFocused();
  await page.keyboard.press('a');
  await expect.poll(() => holdPressed(approver)).toBe(1);
  await expect(rowOf(page, upper)).toContainText(/将于 \d 秒后同意|正在同意/);
  // The choice stays where it was: another press of the key meets the same row and does nothing.
  await page.keyboard.press('a');
  await expect(rowOf(page, upper)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: `撤销同意 ${upper}` }).click();
  await expectTold(page, '已撤销');
  // What was told of it is gone with it, though its seconds are not over.
  await expectGoneSoon(page, page.getByRole('button', { name: '撤销', exact: true }));
  await expect(page.getByRole('button', { name: `同意 ${upper}`, exact: true })).toBeVisible();
  expect(await readStatus(buying, upper)).toBe('approving');

  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, below)).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await page.keyboard.press('a');
  await expect(rowOf(page, below)).toContainText(/将于 \d 秒后同意|正在同意|已同意/);
  await page.close();
  await expect.poll(() => readStatus(buying, below)).toBe('to_ship');
  expect(await readStatus(buying, upper)).toBe('approving');
});

test('several are confirmed with number and sum, on a phone too, and stay in their places', async ({ newContext }) => {
  const { approver, orderNos, buying } = await askedApprover(newContext, 3);
  const [first = '', ...others] = orderNos;
  const context = await newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  await asPerson(context, approver);
  const page = await context.newPage();
  await openPage(page, LIST);
  await expect(rowOf(page, first)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await expect(rowOf(page, first)).toContainText(/¥[\d,]+\.\d{2}/);
  for (const orderNo of others) await page.getByRole('checkbox', { name: `选择${orderNo}` }).check();
  await page.getByRole('button', { name: '同意 2 个' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(/同意 2 个申请，合计 ¥[\d,]+\.\d{2}/);
  for (const orderNo of others) await expect(dialog).toContainText(orderNo);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '取消' }).click();
  expect(await readStatus(buying, others[0] ?? '')).toBe('approving');
  await page.getByRole('button', { name: '同意 2 个' }).click();
  await dialog.getByRole('button', { name: /^同意 2 个，¥/ }).click();
  for (const orderNo of others) await expect(rowOf(page, orderNo)).toContainText('已同意');
  await expect(rowOf(page, first)).toContainText('驳回');
  expect(await Promise.all(orderNos.map((orderNo) => readStatus(buying, orderNo)))).toEqual([
    'approving',
    ...others.map(() => 'to_ship'),
  ]);
});

test('what waits lies above no question', async ({ newContext }) => {
  const { approver, orderNos } = await askedApprover(newContext, 2);
  const [below = '', upper = ''] = orderNos;
  const context = await newContext();
  await asPerson(context, approver);
  const page = await context.newPage();
  await openPage(page, LIST);
  await page.getByRole('button', { name: `同意 ${upper}`, exact: true }).click();
  const told = page.getByRole('status').filter({ hasText: /秒后同意，¥/ });
  await expectTold(page, /秒后同意，¥/);
  await page.getByRole('button', { name: `驳回 ${below}`, exact: true }).click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
  await expectGoneSoon(page, told);
});

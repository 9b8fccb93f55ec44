import { expect, type Page } from '@playwright/test';
import { buildAddress } from '../factories/build-address.ts';
import { buildDepartment } from '../factories/build-approval-flow.ts';
import { buildCenter } from '../factories/build-budget.ts';
import { buildFlow } from '../factories/build-flow.ts';
import { buildEnquiry, buildQuote } from '../factories/build-quote.ts';
import { buildBeside } from './beside-database.ts';
import { asPerson, buildCompany, type Person } from './build-company.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { placeOrder } from './shop-session.ts';

/** What people type stands on pages again; a word longer than the page breaks and does not widen it. No search takes more. */
const WORD = 'W'.repeat(60);
const PHONE = { width: 375, height: 812 };
const SHOWN_MS = 20_000;

const PUBLIC = [`/search.html?keyword=${WORD}`, `/search.html?keyword=M8x30%20${WORD.slice(6)}`];

/** The wider pages among these, and those that never show the word: they prove nothing. */
async function measure(page: Page, paths: readonly string[]): Promise<{ wide: string[]; unseen: string[] }> {
  const [wide, unseen]: string[][] = [[], []];
  await page.setViewportSize(PHONE);
  for (const path of paths) {
    await openPage(page, path);
    const shown = page.locator('main').getByText(WORD.slice(6)).filter({ visible: true }).first();
    await shown.waitFor({ timeout: SHOWN_MS }).catch(() => unseen?.push(path.slice(0, 60)));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > PHONE.width) wide?.push(`${path.slice(0, 60)}: ${width}`);
  }
  return { wide: wide ?? [], unseen: unseen ?? [] };
}

/** The task of an order that waits, and what was said when it was refused. */
async function refuse(page: Page): Promise<string> {
  const { request } = page;
  const answer = await request.get('/enterprise-service/fronted/approval/list?box=todo');
  const { data } = (await answer.json()) as {
    data: { list: { taskId: string; snapshotHash: string; requestNo: string }[] };
  };
  const tasks = data.list.map(({ taskId, snapshotHash }) => ({ taskId, snapshotHash }));
  const decided = await request.post('/enterprise-service/fronted/workflow/task/approval', {
    data: { tasks, action: 'refuse', comment: WORD },
  });
  expect(await decided.json()).toMatchObject({ data: [{ done: true }] });
  return data.list[0]?.requestNo ?? '';
}

/** Whatever of a company people name or describe themselves, each with nothing but the word. */
async function buildNamed({ firmId, memberId, userId }: Person): Promise<string[]> {
  return buildBeside(async (db) => {
    const owner = { firmId, userId };
    await buildCenter(db, firmId, { name: WORD, limitFen: 100_00n });
    const departmentId = await buildDepartment(db, { firmId }, { name: WORD });
    await buildAddress(db, owner, { receiver: WORD.slice(6), detail: WORD });
    const { enquiryNo } = await buildEnquiry(db, owner, WORD);
    const { quoteNo } = await buildQuote(db, owner, WORD);
    return [
      '/user/system/costCenter.html',
      '/user/system/org.html',
      `/user/system/org-detail.html?departmentId=${departmentId}`,
      '/user/system/user.html',
      `/user/system/user-detail.html?memberId=${memberId}`,
      '/user/personal/delivery.html',
      '/user/transaction/inquiry.html',
      `/user/transaction/inquiryDetail.html?enquiryNo=${enquiryNo}`,
      '/user/transaction/quota.html',
      `/user/transaction/quotaDetail.html?quoteNo=${quoteNo}`,
    ];
  });
}

test('nobody’s pages are no wider than a phone', async ({ page }) => {
  expect(await measure(page, PUBLIC)).toEqual({ wide: [], unseen: [] });
});

test('own pages are no wider than a phone', async ({ page, context, newContext }) => {
  const { admin, approver } = await buildCompany({
    admin: { name: WORD, role: '管理员' },
    approver: { name: WORD, role: '审批人' },
  });
  await asPerson(context, admin);
  const named = await buildNamed(admin);
  const orderNo = await placeOrder(context.request, undefined, { poNumber: WORD, note: WORD });
  await buildBeside((db) => buildFlow(db, admin.firmId, { members: [approver.memberId] }));
  await placeOrder(context.request, undefined, { note: WORD });
  const desk = await (await newContext()).newPage();
  await asPerson(desk.context(), approver);
  const requestNo = await refuse(desk);
  const own = [
    ...PUBLIC,
    ...named,
    '/user/personal/info.html',
    '/user/system/audit.html',
    '/user/transaction/order.html',
    `/user/transaction/orderDetail.html?orderNo=${orderNo}`,
    '/user/transaction/approval.html?box=mine',
    `/user/transaction/approvalDetail.html?requestNo=${requestNo}`,
  ];
  expect(await measure(page, own)).toEqual({ wide: [], unseen: [] });
});

import { expect, type Page } from '@playwright/test';
import type { FlowNode } from '../../src/features/approvals/rules/public.ts';
import { buildApprovalFlow } from '../factories/build-approval-flow.ts';
import { buildBeside } from './beside-database.ts';
import { asPerson, buildCompany, type Person } from './build-company.ts';
import { pageOf } from './desk-acts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { type NewContext, test } from './journey.ts';
import { openPage, untilLive } from './open-page.ts';
import { findItem } from './shop-session.ts';
import { watchPage } from './watch-page.ts';

async function pageOfPerson(newContext: NewContext, person: Person): Promise<Page> {
  const context = await newContext();
  await asPerson(context, person);
  return context.newPage();
}

/** A company whose quotes somebody has to agree to. */
async function buildAskingCompany() {
  const { company, buyer, approver } = await buildCompany({
    ...{ buyer: { name: '何工', role: '采购员' }, approver: { name: '蒋经理', role: '审批人' } },
  });
  const approvers: FlowNode['approvers'] = [{ kind: 'member', memberId: String(approver.memberId) }];
  const nodes: FlowNode[] = [{ name: '采购审批', mode: 'any', approvers }];
  await buildBeside((db) => buildApprovalFlow(db, company, { documentType: 'quote', nodes }));
  return { buyer, approver };
}

/** The buyer finds nothing and asks; answers the number of the enquiry. */
async function ask(page: Page, wish: string): Promise<string> {
  await openPage(page, `/search.html?keyword=${encodeURIComponent(wish)}`);
  await page.getByRole('link', { name: '一键询价' }).click();
  await expect(page.getByRole('textbox', { name: '品名、规格' })).toHaveValue(wish);
  await untilLive(page);
  await page.getByRole('textbox', { name: '数量' }).fill('30');
  await page.getByRole('textbox', { name: '目标单价' }).fill('140');
  await expectAccessible(page);
  await page.getByRole('button', { name: '提交询价' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('XJ');
  await expectAccessible(page);
  return /XJ\d{12}/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
}

/** The desk takes it in hand, finds something that stands in for it, and sends its price. */
async function answer(page: Page, enquiryNo: string): Promise<void> {
  await openPage(page, `/desk/enquiries.html?keyword=${enquiryNo}`);
  await page.getByRole('button', { name: enquiryNo }).click();
  await page.getByRole('button', { name: '受理', exact: true }).click();
  await page.getByRole('link', { name: '开始报价' }).click();
  await page.getByRole('button', { name: '开始报价' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('BJ');
  await page.getByRole('button', { name: '选商品' }).click();
  const dialog = page.getByRole('dialog', { name: '选商品' });
  await dialog.getByRole('textbox', { name: '编码、型号或品名' }).fill('减压阀');
  await dialog.getByRole('button', { name: '查找' }).click();
  await dialog.getByRole('button', { name: /^选用/ }).first().click();
  await page.getByRole('combobox', { name: '处理' }).selectOption('substitute');
  await page.getByRole('textbox', { name: '含税单价' }).fill('150');
  await page.getByRole('textbox', { name: '成本' }).fill('100');
  await expectAccessible(page);
  await page.getByRole('button', { name: '保存并发出' }).click();
  await expect(page.getByRole('button', { name: '修改为新版本' })).toBeVisible();
}

async function negotiate(page: Page, enquiryNo: string): Promise<void> {
  await openPage(page, `/user/transaction/inquiryDetail.html?enquiryNo=${enquiryNo}`);
  await page.getByRole('button', { name: '转报价' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('BJ');
  await expect(page.getByText('替代', { exact: true })).toBeVisible();
  await untilLive(page);
  await page.getByRole('button', { name: '议价' }).click();
  await page.getByRole('textbox', { name: '目标单价 第 1 行' }).fill('140');
  await page.getByRole('textbox', { name: '说明 第 1 行' }).fill('年用量 400 个');
  await expectAccessible(page);
  await page.getByRole('button', { name: '发送议价' }).click();
  await expect(page.getByText('议价中').first()).toBeVisible();
}

async function revise(page: Page): Promise<void> {
  await page.reload();
  await untilLive(page);
  await expect(page.getByText('目标价 140.00 元', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '修改为新版本' }).click();
  await page.getByRole('textbox', { name: '含税单价' }).fill('145');
  await page.getByRole('button', { name: '保存并发出' }).click();
  await expect(page.getByRole('button', { name: '修改为新版本' })).toBeVisible();
}

/** Orders ten of thirty at the price of the quote. */
async function orderTen(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '第 1-1 行下单数量' }).fill('10');
  await expect(page.getByRole('status').filter({ hasText: '本单总额' })).toContainText('¥1,450.00');
  await page.getByRole('button', { name: '转订单' }).click();
  await expect(page).toHaveURL(/\/toOrderConfirm\.html/);
  await expect(page.getByText('¥145.00').first()).toBeVisible();
  await untilLive(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByText('订单提交成功')).toBeVisible();
}

test('from an empty search to a partial order at an approved price', async ({ newContext }) => {
  const people = await buildAskingCompany();
  const [buyer, approver] = [
    await pageOfPerson(newContext, people.buyer),
    await pageOfPerson(newContext, people.approver),
  ];
  const { page: desk, complaints: deskComplaints } = await pageOf(newContext, 'staff');
  const complaints = [...[buyer, approver].map(watchPage), deskComplaints];
  const enquiryNo = await ask(buyer, `岢岚镬钌 ZQXV${Date.now() % 100_000}`);
  await answer(desk, enquiryNo);
  await negotiate(buyer, enquiryNo);
  await revise(desk);

  await buyer.reload();
  await untilLive(buyer);
  await expect(buyer.getByText('比上一版低 ¥150.00')).toBeVisible();
  const quote = buyer.url();
  await buyer.getByRole('button', { name: '提交审批' }).click();
  const progress = buyer.getByRole('link', { name: '审批详情' });
  await expect(progress).toBeVisible();
  await expect(buyer.getByRole('button', { name: '转订单' })).toHaveCount(0);

  await openPage(approver, (await progress.getAttribute('href')) ?? '');
  await expect(approver.getByText('¥4,350.00').first()).toBeVisible();
  await approver.getByRole('button', { name: '同意' }).click();
  await expect(approver.getByText('已通过').first()).toBeVisible();

  await openPage(buyer, quote);
  await orderTen(buyer);
  await openPage(buyer, quote);
  await expect(buyer.getByText('部分转单').first()).toBeVisible();
  await expect(buyer.getByRole('textbox', { name: '第 1-1 行下单数量' })).toHaveValue('20');
  expect(complaints.flat()).toEqual([]);
});

/** Security check 56 in a browser: words of people are words, on every page that shows them. */
test('what people write is shown and never runs', async ({ newContext }) => {
  const people = await buildCompany({ buyer: { name: '何工', role: '采购员' } });
  const [buyer, { page: desk }] = [await pageOfPerson(newContext, people.buyer), await pageOf(newContext, 'staff')];
  const asked: string[] = [];
  for (const page of [buyer, desk])
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
  const text = `"><img src=x onerror=alert(1)><script>alert(2)</script>${Date.now()}`;
  const send = async (path: string, data: object) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const response = await buyer.request.post(path, { data, headers });
    return ((await response.json()) as { data: Record<string, string> }).data;
  };
  const lines = [{ name: text, note: text, quantity: 1 }];
  const { enquiryNo } = await send('/oms-front/enquiry/create', { title: text.slice(-80), note: text, lines });
  const skuCode = await findItem(buyer.request, 'M8 内六角');
  const quote = { title: text.slice(-80), note: text, lines: [{ skuCode, quantity: 10, note: text }] };
  const { quoteNo } = await send('/oms-front/quote/create', quote);
  const visits: [Page, string][] = [
    [buyer, '/user/transaction/inquiry.html'],
    [buyer, `/user/transaction/inquiryDetail.html?enquiryNo=${enquiryNo}`],
    [buyer, '/user/transaction/quota.html'],
    [buyer, `/user/transaction/quotaDetail.html?quoteNo=${quoteNo}`],
    [buyer, `/user/transaction/inquiryCreate.html?keyword=${encodeURIComponent(text)}`],
    [desk, `/desk/enquiries.html?enquiryNo=${enquiryNo}`],
    [desk, '/desk/quotes.html'],
    [desk, `/desk/quoteDetail.html?quoteNo=${quoteNo}`],
  ];
  for (const [page, address] of visits) {
    await openPage(page, address);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    const shown = await page.evaluate(
      () => document.body.innerText + [...document.querySelectorAll('input')].map(({ value }) => value).join(' '),
    );
    expect(shown).toContain('<script>alert(2)</script>');
  }
  expect(asked).toEqual([]);
});

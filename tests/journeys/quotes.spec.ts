import { expect, type Page } from '@playwright/test';
import type { FlowNode } from '../../src/features/approval-flows/rules/public.ts';
import { buildApprovalFlow } from '../factories/build-approval-flow.ts';
import { buildBeside } from './beside-database.ts';
import { asPerson, buildCompany, type Person } from './build-company.ts';
import { pageOf } from './desk-acts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { type NewContext, test } from './journey.ts';
import { openPage, untilLive } from './open-page.ts';
import { findItem } from './shop-session.ts';
import { watchPage } from './watch-page.ts';

// Each for itself, and each worker takes the next one: at the end nobody waits for a file that takes minutes.
test.describe.configure({ mode: 'parallel' });

async function pageOfPerson(newContext: NewContext, person: Person): Promise<Page> {
  const context = await newContext();
  await asPerson(context, person);
  return context.newPage();
}

/** A company whose quotes somebody has to agree to. */
async function buildAskingCompany() {
  const { company, buyer, approver } = await buildCompany({
    buyer: { name: '何工', role: '采购员' },
    approver: { name: '蒋经理', role: '审批人' },
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

/** What stands in a field, in yuan. */
const yuanIn = async (page: Page, name: string) => Number(await page.getByRole('textbox', { name }).inputValue());

/** The desk begins with one press, finds something that stands in for it, and sends its price: that of the catalogue. */
async function answer(page: Page, enquiryNo: string): Promise<number> {
  await openPage(page, `/desk/enquiries.html?keyword=${enquiryNo}`);
  await page.getByRole('button', { name: `开始报价 ${enquiryNo}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('BJ');
  await page.getByRole('button', { name: '选商品' }).click();
  const dialog = page.getByRole('dialog', { name: '选商品' });
  await dialog.getByRole('textbox', { name: '编码、型号或品名' }).fill('减压阀');
  await dialog.getByRole('button', { name: '查找' }).click();
  await dialog.getByRole('button', { name: /^选用/ }).first().click();
  await page.getByRole('combobox', { name: '处理' }).selectOption('substitute');
  // What it costs the shop knows: nobody types it.
  await expect(page.getByText(/目录成本 ¥\d/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: '含税成本' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: '含税单价' })).not.toHaveValue('');
  // Fen that are no nought: sums stay written out.
  const price = Math.ceil(await yuanIn(page, '含税单价')) + 0.37;
  await page.getByRole('textbox', { name: '含税单价' }).fill(String(price));
  await expectAccessible(page);
  await page.getByRole('button', { name: '保存并发出' }).click();
  await expect(page.getByRole('button', { name: '修改为新版本' })).toBeVisible();
  return price;
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

/** One yuan less, which still earns enough: nobody else is asked. */
async function revise(page: Page, price: number): Promise<void> {
  await page.reload();
  await untilLive(page);
  await expect(page.getByText('目标价 140.00 元', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '修改为新版本' }).click();
  await page.getByRole('textbox', { name: '含税单价' }).fill(String(price));
  await page.getByRole('button', { name: '保存并发出' }).click();
  await expect(page.getByRole('button', { name: '修改为新版本' })).toBeVisible();
}

const shown = (yuan: number) =>
  `¥${yuan.toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Orders ten of thirty at the price of the quote. */
async function orderTen(page: Page, price: number): Promise<void> {
  await page.getByRole('textbox', { name: '第 1-1 行下单数量' }).fill('10');
  await expect(page.getByRole('status').filter({ hasText: '本单总额' })).toContainText(shown(price * 10));
  await page.getByRole('button', { name: '转订单' }).click();
  await expect(page).toHaveURL(/\/toOrderConfirm\.html/);
  await expect(page.getByText(shown(price)).first()).toBeVisible();
  await untilLive(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('heading', { name: '订单提交成功' })).toBeVisible();
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
  const price = (await answer(desk, enquiryNo)) - 1;
  await negotiate(buyer, enquiryNo);
  await revise(desk, price);

  await buyer.reload();
  await untilLive(buyer);
  await expect(buyer.getByText('比上一版低 ¥30.00')).toBeVisible();
  const quote = buyer.url();
  await buyer.getByRole('button', { name: '提交审批' }).click();
  const progress = buyer.getByRole('link', { name: '审批详情' });
  await expect(progress).toBeVisible();
  await expect(buyer.getByRole('button', { name: '转订单' })).toHaveCount(0);

  await openPage(approver, (await progress.getAttribute('href')) ?? '');
  await expect(approver.getByText(shown(price * 30)).first()).toBeVisible();
  await approver.getByRole('button', { name: '同意' }).click();
  await expect(approver.getByText('已通过').first()).toBeVisible();

  await openPage(buyer, quote);
  await orderTen(buyer, price);
  await openPage(buyer, quote);
  await expect(buyer.getByText('部分转单').first()).toBeVisible();
  await expect(buyer.getByRole('textbox', { name: '第 1-1 行下单数量' })).toHaveValue('20');
  expect(complaints.flat()).toEqual([]);
});

/** Below what it costs: said in red and by its word, sent with a reason, and looked at by somebody else with all of it. */
test('a loss is read as one and leaves by a second person alone', async ({ newContext }) => {
  const people = await buildCompany({ buyer: { name: '何工', role: '采购员' } });
  const buyer = await pageOfPerson(newContext, people.buyer);
  const [{ page: seller }, { page: checker }] = [await pageOf(newContext, 'staff'), await pageOf(newContext, 'staff2')];
  const skuCode = await findItem(buyer.request, 'M8 内六角');
  const data = { title: `试用报价 ${Date.now()}`, lines: [{ skuCode, quantity: 100 }] };
  const asked = await buyer.request.post('/oms-front/quote/create', {
    data,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const { quoteNo } = ((await asked.json()) as { data: { quoteNo: string } }).data;
  const address = `/desk/quoteDetail.html?quoteNo=${quoteNo}`;

  await openPage(seller, address);
  await expect(seller.getByRole('button', { name: '保存并发出' })).toBeEnabled();
  await seller.getByRole('textbox', { name: '含税单价' }).fill('0.0101');
  await expect(seller.getByText(/亏损 −¥/).first()).toHaveCSS('color', await dangerOf(seller));
  const send = seller.getByRole('button', { name: '保存并送复核' });
  await expect(send).toBeDisabled();
  await seller.getByRole('textbox', { name: /低价原因/ }).fill('新客户首单试用');
  await seller.getByRole('button', { name: '修改成本底价' }).click();
  const dialog = seller.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: '含税成本' }).fill('0.0200');
  await dialog.getByRole('textbox', { name: '底价' }).fill('0.0300');
  await dialog.getByRole('textbox', { name: '修改原因' }).fill('供应商月底特价');
  await dialog.getByRole('button', { name: '确认修改' }).click();
  await expect(seller.getByText('改过成本或底价').first()).toBeVisible();
  await expectAccessible(seller);
  await send.click();
  await expect(seller.getByText('等待另一位有复核权限的同事')).toBeVisible();

  await openPage(checker, address);
  const table = checker.getByRole('table', { name: /待复核/ });
  for (const text of ['¥0.02', '¥0.03', '新客户首单试用', '供应商月底特价', '亏损 −¥0.99'])
    await expect(table.getByText(text, { exact: false }).first()).toBeVisible();
  await expect(checker.getByText('利润合计')).toContainText('亏损 −¥0.99');
  await expectAccessible(checker);
  await checker.getByRole('button', { name: '复核通过并发出' }).click();
  await expect(checker.getByRole('button', { name: '修改为新版本' })).toBeVisible();

  await openPage(buyer, `/user/transaction/quotaDetail.html?quoteNo=${quoteNo}`);
  await expect(buyer.getByText('¥0.0101').first()).toBeVisible();
  expect(await buyer.content()).not.toMatch(/新客户首单试用|供应商月底特价|亏损/);
});

/** The red of the shop, as the browser says it. */
const dangerOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--danger)';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
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
    // What others ask for may fill the first page of the queue.
    [desk, `/desk/quotes.html?keyword=${quoteNo}`],
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

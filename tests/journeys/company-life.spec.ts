import { expect, type Page } from '@playwright/test';
import { asPerson, buildCompany, type Person } from './build-company.ts';
import { chooseOption } from './choose-option.ts';
import { expectAccessible } from './expect-accessible.ts';
import { type NewContext, test } from './journey.ts';
import { openPage } from './open-page.ts';
import { receiveMessage } from './receive-message.ts';
import { watchPage } from './watch-page.ts';

/** Issue 6 as a company lives it: rules are set up, somebody buys over the limit, two people decide, the ledger is right. */
const DEPARTMENT = '维修部';
const CENTER = '维修费用';
const FLOW = '维修部五百元以上采购';
const LIMIT_FEN = 5_000_000;
const PHONE = { width: 375, height: 812 };

const yuan = (text: string | null): number => {
  const found = /¥\s*([\d,]+\.\d{2})/.exec(text ?? '')?.[1];
  if (found === undefined) throw new Error(`no amount in ${text}`);
  return Math.round(Number(found.replaceAll(',', '')) * 100);
};

async function setUpDepartment(page: Page, head: Person, buyer: Person): Promise<void> {
  await openPage(page, '/user/system/org-edit.html');
  await page.getByLabel('部门名称').fill(DEPARTMENT);
  await chooseOption(page, page.getByRole('combobox', { name: '负责人' }), head.name);
  await page.getByRole('button', { name: '保存部门' }).click();
  await expect(page.getByRole('heading', { name: DEPARTMENT })).toBeVisible();
  await openPage(page, `/user/system/user-edit.html?memberId=${buyer.memberId}`);
  await chooseOption(page, page.getByRole('combobox', { name: '部门' }), DEPARTMENT);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(buyer.name) })).toBeVisible();
}

async function setUpBudget(page: Page, owner: Person): Promise<void> {
  await openPage(page, '/user/system/cost-edit.html');
  await page.getByRole('textbox', { name: '编码' }).fill('WX-01');
  await page.getByRole('textbox', { name: '名称' }).fill(CENTER);
  await chooseOption(page, page.getByRole('combobox', { name: '负责人' }), owner.name);
  await chooseOption(page, page.getByRole('combobox', { name: '所属部门' }), DEPARTMENT);
  // Of a month the last hour may end while this is looked at.
  await chooseOption(page, page.getByRole('combobox', { name: '规则 1 周期' }), '年度');
  await page.getByRole('textbox', { name: '规则 1 每期额度' }).fill('50000');
  await page.getByRole('button', { name: '保存成本中心' }).click();
  await expect(page.getByRole('row').filter({ hasText: CENTER })).toContainText('¥50,000.00');
}

async function setUpFlow(page: Page, second: Person): Promise<void> {
  await openPage(page, '/user/system/approval.html');
  await page.getByRole('link', { name: '新增审批流' }).first().click();
  await page.getByPlaceholder('例如：大额采购').fill(FLOW);
  await chooseOption(page, page.getByRole('combobox', { name: '适用部门' }), DEPARTMENT);
  await page.getByRole('textbox', { name: '金额下限（元）' }).fill('500');
  const node = (number: number) => page.getByRole('group', { name: `第 ${number} 步` });
  await node(1).getByLabel('步骤名称').fill('部门负责人');
  await page.getByRole('button', { name: '添加步骤' }).click();
  await node(2).getByLabel('步骤名称').fill('采购经理');
  await node(2).getByRole('combobox', { name: '审批人 1' }).selectOption('member');
  await chooseOption(page, node(2).getByRole('combobox', { name: '人员' }), second.name);
  await expectAccessible(page);
  await page.getByRole('button', { name: '保存并启用' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: FLOW })).toContainText('金额 ≥ ¥500');
}

interface Goods {
  itemCode: string;
  moqSales: number;
}

async function findGoods(page: Page, keyword: string): Promise<Goods> {
  const response = await page.request.post('/product-provider-v2/search/product', { data: { keyword } });
  const [found] = ((await response.json()) as { data: { items: Goods[] } }).data.items;
  if (!found) throw new Error(`nothing found for ${keyword}`);
  return found;
}

/** So many of the least quantity of each, as the address of a checkout says it. */
const wish = (times: number, ...goods: Goods[]) =>
  goods.map(({ itemCode, moqSales }) => `${itemCode}:${moqSales * times}`).join(',');

/** What an order costs now, in fen. */
async function readTotal(page: Page, orderNo: string): Promise<number> {
  const response = await page.request.post(`/oms-front/trade/detail/${orderNo}`, { data: {} });
  return yuan(`¥${(await response.json()).data.sums.payableAmount}`);
}

/** Orders what stands in the address; returns its number and what it costs in fen. */
async function order(page: Page, lines: string): Promise<{ orderNo: string; fen: number }> {
  await openPage(page, `/orderConfirm.html?lines=${encodeURIComponent(lines)}`);
  const center = page.getByLabel('成本中心', { exact: true });
  await center.fill('WX-01');
  await expect(page.getByRole('region', { name: '审批与预算' })).toContainText(CENTER);
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('heading', { name: '订单提交成功' })).toBeVisible();
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
  return { orderNo, fen: await readTotal(page, orderNo) };
}

/** Figures of the budget in fen, as its statement shows them. */
async function readBudget(page: Page) {
  await openPage(page, '/user/system/costCenter.html');
  await page.getByRole('link', { name: `流水 ${CENTER}` }).click();
  const card = page.getByRole('list', { name: '预算周期' }).getByRole('listitem').first();
  await expect(card).toContainText('已占用');
  const figure = async (label: string) =>
    yuan(await card.locator('dl > div').filter({ hasText: label }).locator('dd').textContent());
  return { reserved: await figure('已占用'), used: await figure('已使用'), left: await figure('可用') };
}

/** Somebody opens the link of a letter on a phone, not logged in. */
async function openLetter(newContext: NewContext, person: Person, page: Page): Promise<Page> {
  const path = await receiveMessage(page.request, person.email, /(\/emailApproval\.html\?code=[\w-]{43})/);
  const phone = await newContext({ viewport: PHONE, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  const letter = await phone.newPage();
  await openPage(letter, path);
  return letter;
}

/** First step: one line is left out, by the link of the letter and without a login. */
async function refuseLine(newContext: NewContext, page: Page, head: Person): Promise<void> {
  const letter = await openLetter(newContext, head, page);
  const complaints = watchPage(letter);
  await expect(letter.getByText(FLOW)).toBeVisible();
  await expectAccessible(letter);
  expect(await letter.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await letter.getByRole('checkbox', { name: '不同意第 2 行' }).check();
  await letter.getByLabel(/意见/).fill('手套库房还有');
  await letter.getByRole('button', { name: '同意其余，剔除 1 行' }).click();
  await expect(letter.getByRole('status').filter({ hasText: '已同意' })).toBeVisible();
  await letter.reload();
  await expect(letter.getByRole('alert').getByText('链接已使用过')).toBeVisible();
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
  await letter.context().close();
}

test('a company sets up its rules, buys over the limit, decides in two steps, and its ledger is right', async ({
  newContext,
  page,
  context,
}) => {
  const { admin, buyer, head, manager } = await buildCompany({
    admin: { name: '秦岚', role: '管理员' },
    buyer: { name: '何工', role: '采购员' },
    head: { name: '卫主任', role: '审批人' },
    manager: { name: '蒋经理', role: '审批人' },
  });
  await asPerson(context, admin);
  const complaints = watchPage(page);
  await setUpDepartment(page, head, buyer);
  await setUpBudget(page, head);
  await setUpFlow(page, manager);

  const shopping = await newContext();
  await asPerson(shopping, buyer);
  const desk = await shopping.newPage();
  const [bolts, gloves] = [await findGoods(desk, 'M8 内六角'), await findGoods(desk, '手套')];
  const big = await order(desk, wish(20, bolts, gloves));
  await expect(desk.getByText('订单已送审')).toBeVisible();
  expect(await readBudget(page)).toEqual({ reserved: big.fen, used: 0, left: LIMIT_FEN - big.fen });

  await refuseLine(newContext, page, head);
  await openPage(desk, '/cart.html');
  await expect(desk.locator(`main a[href^="/u-${gloves.itemCode}"]`).first()).toBeVisible();
  const small = await order(desk, wish(1, gloves));
  await expect(desk.getByText('待发货').first()).toBeVisible();
  const rest = await readTotal(desk, big.orderNo);
  expect(rest).toBeLessThan(big.fen);
  await expect(async () => {
    expect(await readBudget(page)).toEqual({ reserved: rest, used: small.fen, left: LIMIT_FEN - rest - small.fen });
  }).toPass();

  const other = await newContext();
  await asPerson(other, manager);
  const todo = await other.newPage();
  await openPage(todo, '/approval.html');
  await todo.getByRole('button', { name: `同意 ${big.orderNo}` }).click();
  await expect(todo.getByText('没有等待您审批的申请')).toBeVisible();
  await openPage(desk, `/user/transaction/orderDetail.html?orderNo=${big.orderNo}`);
  await expect(desk.getByText('待发货').first()).toBeVisible();
  await expect(async () => {
    const used = rest + small.fen;
    expect(await readBudget(page)).toEqual({ reserved: 0, used, left: LIMIT_FEN - used });
  }).toPass();
  expect(complaints).toEqual([]);
});

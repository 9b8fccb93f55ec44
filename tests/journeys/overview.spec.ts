import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { asBuyer } from './shop-session.ts';
import { watchPage } from './watch-page.ts';

/** ¥1,234.50 in fen, which add up without a remainder. */
const fenOf = (text: string) => BigInt(text.replace(/[^\d-]/g, ''));
const sumOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + fenOf(text), 0n);

const numberOf = (page: Page, label: string) =>
  page
    .getByRole('list', { name: '主要指标' })
    .getByRole('listitem')
    .filter({ hasText: label })
    .getByRole('button', { name: /^[¥\d-]/ });
const rowsOf = (page: Page, table: string | RegExp) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

/** The first order of a company, made by a journey beside, is counted a moment later: the desk's page looks again by itself. */
async function openCounted(page: Page, path: string): Promise<void> {
  test.setTimeout(300_000);
  await expect(async () => {
    await openPage(page, path);
    await expect(page.getByText(/正在统计|仍在统计/)).toHaveCount(0, { timeout: 10_000 });
  }).toPass({ timeout: 240_000, intervals: [1_000] });
}

const QUEUE_WAIT = { timeout: 10_000 };

/** What waits moves while others order and pick: both places are read again, until nothing moved between the two. */
async function expectSameInQueue(page: Page): Promise<void> {
  await expect(async () => {
    await openPage(page, '/desk/overview.html?range=lastMonth');
    const waiting = page.getByRole('list', { name: '待处理的工作' }).getByRole('link', { name: /待拣货的订单/ });
    const count = await waiting.locator('strong').innerText();
    await waiting.click();
    const tab = page.getByRole('main').getByRole('link', { name: /^待拣货/ });
    await expect(tab).toHaveAttribute('aria-current', 'page', QUEUE_WAIT);
    await expect(tab).toHaveText(/^待拣货[\d,]+$/, QUEUE_WAIT);
    expect((await tab.innerText()).replace(/\s/g, '')).toBe(`待拣货${count}`);
  }).toPass({ timeout: 120_000, intervals: [500] });
}

test('the desk follows turnover to customers and their orders, and lateness to its lines', async ({ page }) => {
  await asBuyer(page.context(), 'staff');
  await openCounted(page, '/desk/overview.html?range=lastMonth');
  const turnover = await numberOf(page, '成交金额').innerText();
  await numberOf(page, '成交金额').click();
  await expect(page.getByRole('region', { name: /^各客户成交/ })).toContainText(`合计 ${turnover}`);
  const amounts = rowsOf(page, /^各客户成交/).getByRole('button', { name: /^¥/ });
  expect(sumOf(await amounts.allInnerTexts())).toBe(fenOf(turnover));
  await expectAccessible(page);

  const first = await amounts.first().innerText();
  await amounts.first().click();
  const orders = page.getByRole('region').filter({ hasText: `合计 ${first}` });
  await expect(orders).toBeVisible();
  await expect(orders.getByRole('link').first()).toHaveAttribute('href', /orderDetail\.html\?orderNo=SO/);

  const late = await numberOf(page, '未按承诺').innerText();
  await numberOf(page, '未按承诺').click();
  await expect(page.getByRole('region', { name: '未按承诺的行' })).toContainText(`共 ${late} 行`);
  await expectSameInQueue(page);
});

test('a sales account sees its customers’ years, who has gone quiet, and the orders of an amount', async ({ page }) => {
  await asBuyer(page.context(), 'sales');
  const complaints = watchPage(page);
  await openCounted(page, '/user/sales/purchases.html?quiet=90&sort=quiet');
  const quiet = rowsOf(page, '客户采购').filter({ hasText: '沉睡客户' });
  await expect(quiet.first()).toBeVisible();
  const last = quiet.first().getByRole('button', { name: /^¥/ }).nth(1);
  const amount = await last.innerText();
  await last.click();
  await expect(page.getByRole('region', { name: /去年同期的订单$/ })).toContainText(`合计 ${amount}`);
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('客户采购.xlsx');
  expect(complaints).toEqual([]);
});

test('who has nothing to do with either page is led away', async ({ page, newContext }) => {
  await asBuyer(page.context(), 'staff2');
  await openPage(page, '/desk/overview.html');
  await expect(page).not.toHaveURL(/overview/);
  const buyer = await newContext();
  await asBuyer(buyer, 'buyer');
  const other = await buyer.newPage();
  await openPage(other, '/user/sales/purchases.html');
  await expect(other.getByRole('heading', { name: '客户采购' })).toHaveCount(0);
});

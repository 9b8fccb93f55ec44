import { expect, type Page } from '@playwright/test';
import { invoiceHref } from '../../src/business/paths/rules/public.ts';
import { unequalMoney } from '../money-equals.ts';
import { besideShop } from './beside-database.ts';
import { creditMoney, invoicesOf, linesOf, orderMoney, ratesOf, statementMoney } from './money-figures.ts';
import { openPage } from './open-page.ts';
import { expectFigures, expectRow, readRows } from './shown-money.ts';

const NOTHING = '¥0.00';
const orDash = (yuan: string | undefined) => (yuan === NOTHING ? '—' : (yuan ?? ''));

/** The order as its buyer reads it. */
export async function expectOrder(page: Page, orderNo: string): Promise<void> {
  const { goods = '', returned = '', payable = '' } = await orderMoney(orderNo);
  await openPage(page, `/user/transaction/orderDetail.html?orderNo=${orderNo}`);
  await expectFigures(page, {
    '商品金额（含税）': goods,
    应付总额: payable,
    ...(returned !== NOTHING && { 售后退回: `-${returned}` }),
  });
}

/** The list of statements, and the statement itself at the address given: the company’s page or the desk’s. */
export async function expectStatementRow(page: Page, statementNo: string): Promise<void> {
  const { due = '', invoiced, paid, open } = await statementMoney(statementNo);
  await openPage(page, '/user/account/accountList.html');
  const cells = { 应付: due, 已开票: orDash(invoiced), 已付: orDash(paid), 未付: orDash(open) };
  await expectRow(page, { words: statementNo, cells });
}

export async function expectStatement(page: Page, statementNo: string, path = '/user/account/statement.html') {
  const money = await statementMoney(statementNo);
  const rates = await ratesOf(statementNo);
  await openPage(page, `${path}?no=${statementNo}`);
  const { due = '', net = '', tax = '', confirmed = '', waiting = '', disputed = '', goods = '' } = money;
  const { booked = '', adjustments = '', amount = '' } = money;
  const byRate = rates.flatMap((one) => [
    [`税率 ${one.rate / 100}% 未税`, one.net],
    [`税率 ${one.rate / 100}% 税额`, one.tax],
  ]);
  await expectFigures(page, {
    ...{ 本期应付: due, 未税: net, 税额: tax, 已确认: confirmed, 待确认: waiting, 有异议: disputed, 价税合计: amount },
    ...(booked !== NOTHING && { 退货与调整: booked }),
    ...{ 签收明细与运费: goods, '退货、优惠与调整': adjustments, ...Object.fromEntries(byRate) },
  });
  const lines = await linesOf(statementNo);
  await expect.poll(() => readRows(page, '对账明细', ['未税 / 税额', '含税金额']), page.url()).toEqual(lines);
}

/** Credit as the company reads it: what it may owe, owes, and has paid. */
export async function expectCredit(page: Page, firmId: bigint, statementNo?: string): Promise<void> {
  const { limit_fen: limit = '', used = '', available = '', open = '' } = await creditMoney(firmId);
  await openPage(page, '/user/account/credit.html');
  await expectFigures(page, {
    ...{ 授信额度: limit, 已用额度: used, 可用额度: available, 未付合计: open, 未到期: open },
    ...{ '逾期 1–30 天': NOTHING, '逾期 31–60 天': NOTHING, '逾期 61–90 天': NOTHING, '逾期 90 天以上': NOTHING },
    ...(open !== NOTHING && { 最近应付: open }),
  });
  if (!statementNo || open === NOTHING) return;
  const { due = '', paid = '', open: left = '' } = await statementMoney(statementNo);
  await expectRow(page, { caption: '待付对账单', words: statementNo, cells: { 应付: due, 已付: paid, 未付: left } });
}

/** The company at the desk: in the list of those that owe, and on its own page. */
export async function expectReceivables(desk: Page, firmId: bigint, customerCode: string): Promise<void> {
  const { limit_fen: limit = '', used = '', open = '', free = '' } = await creditMoney(firmId);
  await openPage(desk, `/desk/receivables.html?tab=all&keyword=${customerCode}`);
  const cells = { 未付: open, 未到期: orDash(open), 待核销回款: orDash(free), '已用 / 授信': used };
  await expectRow(desk, { words: customerCode, cells });
  await openPage(desk, `/desk/receivables.html?firm=${customerCode}`);
  await expectFigures(desk, { 授信额度: limit, 已用额度: used, 未付: open, 逾期: NOTHING, 待核销回款: free });
}

/** Invoices in the company's list and on the page of their application. */
export async function expectInvoices(page: Page, firmId: bigint, applicationNo: string): Promise<void> {
  const invoices = await invoicesOf(firmId);
  await openPage(page, '/user/account/invoices.html');
  for (const { invoiceNo, amount } of invoices)
    await expectRow(page, { words: invoiceNo, cells: { 价税合计: amount } });
  await openPage(page, invoiceHref(applicationNo));
  for (const { invoiceNo, amount, net, tax, red } of invoices) {
    const block = page.getByRole('region', { name: `发票 ${invoiceNo}`, exact: true });
    const fact = (label: string) => block.locator('dt', { hasText: label }).locator('xpath=../dd').first();
    await expect(fact('价税合计')).toHaveText(amount);
    await expect(fact('金额 / 税额')).toHaveText(`${net} / ${tax}`.replaceAll(/[¥,]/g, ''));
    if (red !== NOTHING) await expect(fact('已红冲')).toHaveText(`-${red}`);
  }
}

/** Ledger, statements, invoices and receipts of a firm say the same of its money. */
export const expectEqualMoney = async (firmId: bigint, step: string) =>
  expect(await unequalMoney(besideShop, firmId), step).toEqual({});

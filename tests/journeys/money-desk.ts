import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import iconv from 'iconv-lite';
import { deskInvoiceHref } from '../../src/business/paths/rules/public.ts';
import { enqueueEffect } from '../../src/platform/api/outbox.ts';
import { besideShop, buildBeside } from './beside-database.ts';
import type { Trade } from './money-company.ts';
import { openPage } from './open-page.ts';
import { actOnSeen, ask } from './signed-goods.ts';

/** The desk reads a dispute with its file, and offers to take off what the customer asks for. */
export async function offerAdjustment(desk: Page, disputeNo: string, fileName: string): Promise<void> {
  await openPage(desk, `/desk/statementDisputes.html?dispute=${disputeNo}`);
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: fileName })).toBeVisible();
  await dialog.getByRole('button', { name: '拟出调整' }).click();
  const grant = desk.getByRole('dialog', { name: `拟出调整 ${disputeNo}` });
  await grant.getByRole('textbox', { name: '给客户的答复' }).fill('按回单少收 1 本');
  await grant.getByRole('button', { name: '发给客户确认' }).click();
  await expect(grant).toHaveCount(0);
}

interface Awaited {
  id: string;
  status: string;
}

/** Has the worker look again at what the tax platform has not answered, as it does by itself every minute. */
const lookAgain = (topic: string, firmId: bigint, ids: readonly Record<string, string>[]) =>
  buildBeside(async (db) => {
    for (const id of ids) await enqueueEffect(db, topic, { firmId: String(firmId), ...id });
  });

const PLATFORM_WAIT = { timeout: 150_000, intervals: [1_000, 2_000, 5_000] };

/** The desk accepts, and has sent once more whatever the pretended platform refuses, until every invoice is issued with its files. */
export async function issueAll(desk: Page, { firmId }: Trade, applicationNo: string): Promise<void> {
  await openPage(desk, deskInvoiceHref(applicationNo));
  await desk.getByRole('button', { name: '审核通过' }).click();
  await expect(desk.getByRole('button', { name: '审核通过' })).toHaveCount(0);
  const detail = () =>
    ask<{ version: number; acts: string[] }>(desk.request, '/invoices/desk/detail', { applicationNo });
  await expect(async () => {
    const open = await besideShop<Awaited>(
      `select id, status from invoices where firm_id = $1 and (status not in ('issued', 'red_partly', 'red') or not files_kept)`,
      [firmId],
    );
    const waiting = open.filter(({ status }) => status !== 'failed');
    await lookAgain(
      'invoice.send',
      firmId,
      waiting.map(({ id }) => ({ invoiceId: id })),
    );
    if ((await detail()).acts.includes('retry')) {
      await actOnSeen(desk.request, '/invoices/desk/retry', async () => ({
        applicationNo,
        version: (await detail()).version,
      }));
    }
    expect(open).toEqual([]);
  }).toPass(PLATFORM_WAIT);
}

/** The desk agrees to the red letter that was asked for; the platform makes it, at the second asking where it refuses the first. */
export async function agreeToRed(desk: Page, { firmId }: Trade, applicationNo: string): Promise<void> {
  await openPage(desk, deskInvoiceHref(applicationNo));
  await desk.getByRole('button', { name: '同意红冲' }).click();
  await expect(desk.getByRole('button', { name: '同意红冲' })).toHaveCount(0);
  await expect(async () => {
    const rows = await besideShop<Awaited & { red_no: string; version: number }>(
      `select id, status, red_no, version from invoice_red_letters where firm_id = $1 and status <> 'issued'`,
      [firmId],
    );
    await lookAgain(
      'invoice.red',
      firmId,
      rows.map(({ id }) => ({ redId: id })),
    );
    for (const { red_no: redNo, version } of rows.filter(({ status }) => status === 'failed'))
      await ask(desk.request, '/invoices/desk/answerRed', { redNo, version, act: 'retryRed' });
    expect(rows).toEqual([]);
  }).toPass(PLATFORM_WAIT);
}

const HEAD = '交易日期,摘要,借方发生额（支出）,贷方发生额（收入）,余额,对方户名,对方账号,附言,交易流水号';
const shanghaiToday = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** A bank's statement as it is taken from the counter of the bank in the net: its letterhead above, in the letters of China. */
function bankFile(trade: Trade, { amount, remark }: { amount: string; remark: string }) {
  const reference = `F${randomInt(1e12)}`;
  const row = `${shanghaiToday().replaceAll('-', '')},转账存入,,"${amount}","1,000,000.00",${trade.firmName},11020208${randomInt(1e9)},${remark},${reference}`;
  const text = ['中国工商银行账户明细', `户名：演示工业品商城,币种：人民币`, HEAD, row, '合计,,0.00,,,,,,'].join(
    '\r\n',
  );
  return { name: `工行流水-${reference}.csv`, mimeType: 'text/csv', buffer: iconv.encode(text, 'gb18030') };
}

/** Brings a bank's file with one payment, for an account of its own; what is sure is booked by the shop itself. */
export async function importPayment(desk: Page, trade: Trade, payment: { amount: string; remark: string }) {
  const accountNo = `1102${randomInt(1e12)}`;
  await openPage(desk, '/desk/bankImports.html');
  await desk.getByRole('button', { name: '导入银行流水' }).click();
  const dialog = desk.getByRole('dialog', { name: '导入银行流水' });
  const account = dialog.locator('details', { hasText: '登记银行账户' });
  const name = account.getByLabel('账户名称');
  // Open by itself where the shop has none yet, which is known a moment later.
  await expect(async () => {
    if (!(await name.isVisible())) await account.locator('summary').click();
    await expect(name).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
  await name.fill(`基本户 ${accountNo}`);
  await account.getByLabel('开户行').fill('工商银行');
  await account.getByLabel('账号', { exact: true }).fill(accountNo);
  await account.getByRole('button', { name: '登记' }).click();
  await dialog
    .getByLabel('银行账户', { exact: true })
    .selectOption({ label: `基本户 ${accountNo}（工商银行 ${accountNo}）` });
  await dialog.getByLabel('银行流水文件').setInputFiles(bankFile(trade, payment));
  await dialog.getByRole('button', { name: '导入', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('自动入账 1 条');
  await dialog.getByRole('button', { name: '关闭' }).first().click();
}

/** Books by hand what is left open, onto the statement. */
export async function bookRest(desk: Page, { customerCode, firmName }: Trade, statementNo: string, amount: string) {
  await openPage(desk, `/desk/receivables.html?firm=${customerCode}`);
  await desk.getByRole('button', { name: '登记回款' }).click();
  const dialog = desk.getByRole('dialog', { name: '登记回款' });
  await dialog.getByLabel('金额', { exact: true }).fill(amount);
  await dialog.getByLabel('付款户名').fill(firmName);
  await dialog.getByLabel(`核销 ${statementNo}`).fill(amount);
  await dialog.getByRole('button', { name: '登记回款' }).click();
  await expect(dialog).toHaveCount(0);
}

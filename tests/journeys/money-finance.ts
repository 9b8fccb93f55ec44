import { expect, type Page } from '@playwright/test';
import { invoiceHref, invoiceStatementHref } from '../../src/business/paths/rules/public.ts';
import { readPdf } from '../read-pdf.ts';
import { PICTURE } from './case-form.ts';
import type { Trade } from './money-company.ts';
import { openPage, untilLive } from './open-page.ts';
import { expectTold } from './told.ts';

export const openStatement = (page: Page, statementNo: string) =>
  openPage(page, `/user/account/statement.html?no=${statementNo}`);

/** Finds a line wrong, with words and a picture; answers the number of the dispute. */
export async function disputeBooks(page: Page, orderNo: string, statementNo: string): Promise<string> {
  await openStatement(page, statementNo);
  await page.getByRole('checkbox', { name: `选择 ${orderNo} 紧固件选用手册` }).check();
  await page.getByRole('button', { name: '对选中行提异议' }).click();
  const raise = page.getByRole('dialog', { name: '对 1 行提异议' });
  await raise.getByRole('textbox', { name: /^实收数量/ }).fill('5');
  await raise.getByRole('textbox', { name: /^说明/ }).fill('有一本缺页，退回了司机');
  await raise.locator('input[type=file]').setInputFiles(PICTURE);
  await expect(raise.getByRole('button', { name: `移除 ${PICTURE.name}` })).toBeVisible();
  await raise.getByRole('button', { name: '提交异议' }).click();
  await expect(raise).toHaveCount(0);
  const waiting = page.getByRole('list', { name: '未结异议' });
  await expect(waiting).toContainText('数量异议');
  return /YY\d+/.exec((await waiting.textContent()) ?? '')?.[0] ?? '';
}

export async function agreeToAdjustment(page: Page, statementNo: string, disputeNo: string): Promise<void> {
  await openStatement(page, statementNo);
  await page.getByRole('button', { name: `打开异议 ${disputeNo}` }).click();
  const agree = page.getByRole('dialog').getByRole('button', { name: /^同意调整/ });
  await expect(agree).toContainText('-¥17.77');
  await agree.click();
  await expectTold(page, '已同意，调整计入本张对账单');
  await openStatement(page, statementNo);
  await expect(page.getByRole('list', { name: '未结异议' })).toHaveCount(0);
}

export async function confirmRest(page: Page, statementNo: string): Promise<void> {
  await openStatement(page, statementNo);
  await page.getByRole('button', { name: /^确认全部 \d+ 行$/ }).click();
  const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await asked.getByRole('button', { name: '确认', exact: true }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^确认全部/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '申请开票' })).toBeVisible();
}

/** Applies for what the statement comes to, on the title of the company; answers the number of the application. */
export async function applyForInvoices(
  page: Page,
  { firmName }: Trade,
  statementNo: string,
  total: string,
): Promise<string> {
  await openPage(page, invoiceStatementHref(statementNo));
  await page.getByLabel('发票抬头').selectOption({ label: `${firmName}（公司统一抬头）` });
  await expect(page.getByText('将开 2 张')).toBeVisible();
  const submit = page.getByRole('button', { name: /^提交开票申请/ });
  await expect(submit).toContainText(total.replaceAll(',', ''));
  await submit.click();
  await expect(page).toHaveURL(/invoiceDetail\.html/);
  await untilLive(page);
  return new URL(page.url()).searchParams.get('applicationNo') ?? '';
}

/** Asks for a red letter of one box of screws. */
export async function askRed(page: Page, applicationNo: string, invoiceNo: string): Promise<void> {
  await openPage(page, invoiceHref(applicationNo));
  const block = page.getByRole('region', { name: `发票 ${invoiceNo}`, exact: true });
  await block.getByRole('button', { name: '申请红字发票' }).click();
  const dialog = page.getByRole('dialog', { name: `申请红字发票 ${invoiceNo}` });
  await dialog.getByLabel('红冲原因').selectOption({ label: '01 开票有误' });
  await dialog.getByLabel('范围').selectOption('part');
  await dialog.getByLabel('第 1 行红冲数量').fill('1');
  await dialog.getByLabel('第 1 行红冲金额（含税）').fill('33.35');
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('购方录入待销方确认').first()).toBeVisible();
}

/** The words of a paper behind an address, without spaces. */
export async function readPaper(page: Page, address: string): Promise<string> {
  const response = await page.request.get(address);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, expect.stringContaining('pdf')]);
  return readPdf(await response.body());
}

/** What the PDF of an invoice says. */
export async function readInvoicePaper(page: Page, applicationNo: string, invoiceNo: string): Promise<string> {
  await openPage(page, invoiceHref(applicationNo));
  const block = page.getByRole('region', { name: `发票 ${invoiceNo}`, exact: true });
  const link = block.getByRole('link', { name: /\.pdf$/ });
  await expect(link).toBeVisible();
  return readPaper(page, (await link.getAttribute('href')) ?? '');
}

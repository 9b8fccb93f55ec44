import { expect, type Page } from '@playwright/test';
import { amountInWords } from '../../src/business/papers/rules/public.ts';
import { besideShop } from './beside-database.ts';
import type { Trade } from './money-company.ts';
import { invoicesOf, statementFens } from './money-figures.ts';
import * as finance from './money-finance.ts';
import * as shown from './money-pages.ts';
import { openPage } from './open-page.ts';
import { expectFits } from './shown-money.ts';

export interface Actors {
  buyer: Page;
  clerk: Page;
  desk: Page;
}

/** Every page that shows the money of the thread, beside the ledger. */
export async function expectAll(
  { buyer, clerk, desk }: Actors,
  trade: Trade,
  at: { orderNo: string; statementNo: string },
  step: string,
) {
  await shown.expectEqualMoney(trade.firmId, step);
  await shown.expectOrder(buyer, at.orderNo);
  await shown.expectStatementRow(clerk, at.statementNo);
  await shown.expectStatement(clerk, at.statementNo);
  await shown.expectCredit(clerk, trade.firmId, at.statementNo);
  await shown.expectStatement(desk, at.statementNo, '/desk/statementDetail.html');
  await shown.expectReceivables(desk, trade.firmId, trade.customerCode);
}

export async function expectPapers(
  clerk: Page,
  applicationNo: string,
  statementNo: string,
  trade: Trade,
): Promise<void> {
  const { due = '0' } = await statementFens(statementNo);
  const paper = await finance.readPaper(clerk, `/statements/paper?statementNo=${statementNo}`);
  for (const words of ['含税单价', '13%', '9%', '税额', '价税合计', '本期应付（大写）', amountInWords(BigInt(due))])
    expect(paper).toContain(words);
  for (const { invoiceNo, amount, tax, rate, fen } of await invoicesOf(trade.firmId)) {
    const invoice = await finance.readInvoicePaper(clerk, applicationNo, invoiceNo);
    const words = `价税合计（大写）${amountInWords(BigInt(fen))}`;
    for (const said of [
      '增值税专用发票',
      invoiceNo,
      trade.firmName,
      '税率',
      `${rate / 100}%`,
      `合计税额${tax}`,
      `价税合计（小写）${amount}`,
      words,
    ])
      expect(invoice).toContain(said.replaceAll(/\s/g, ''));
    if (rate === 900) expect(invoice).toContain('价税合计（大写）捌拾捌元捌角伍分');
  }
}

export async function expectSettled({ clerk }: Actors, statementNo: string): Promise<void> {
  await finance.openStatement(clerk, statementNo);
  await expect(clerk.getByText('已结清').first()).toBeVisible();
  const [row] = await besideShop<{ status: string }>('select status from statements where statement_no = $1', [
    statementNo,
  ]);
  expect(row?.status).toBe('settled');
  await clerk.setViewportSize({ width: 375, height: 812 });
  for (const path of [`/user/account/statement.html?no=${statementNo}`, '/user/account/credit.html']) {
    await openPage(clerk, path);
    await expectFits(clerk);
  }
}

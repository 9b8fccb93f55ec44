import { type DocumentSnapshot, snapshotFields } from '#features/approvals/rules/public.ts';
import { displayFen } from '#platform/shared/display-money.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { formatAmount, formatUnitPrice } from '#platform/shared/money.ts';
import type { Quote, QuoteLineRow, QuoteVersionRow } from '../quote-repo.ts';

const CATALOGUE_TEXT = { same: '', substitute: '替代', none: '' } as const;

function lineOf(line: QuoteLineRow) {
  const { lineNo, itemNo, productName, brandName, model, unit, quantity, unitPrice, amountFen } = line;
  const kind = CATALOGUE_TEXT[line.kind as keyof typeof CATALOGUE_TEXT];
  return {
    lineNo,
    itemNo: itemNo || null,
    name: productName,
    brandName: brandName || null,
    mpn: model || null,
    unit,
    quantity,
    ...snapshotFields(line),
    refused: false,
    unitPrice: formatUnitPrice(unitPrice),
    amount: formatAmount(amountFen),
    note: [kind && `${kind}：${line.wished}`, line.note].filter(Boolean).join('；'),
  };
}

/** A sent version as its approvers see it: the offers that count, and on which terms. What is approved is exactly this. */
export function snapshotOfQuote(
  quote: Quote,
  version: QuoteVersionRow,
  counted: readonly QuoteLineRow[],
): DocumentSnapshot {
  const facts = [
    { label: '版本', value: `第 ${version.versionNo} 版` },
    { label: '有效期至', value: version.validUntil ? displayTime(version.validUntil.toISOString()) : '' },
    { label: '付款条件', value: version.paymentTerms },
    { label: '交货说明', value: version.deliveryNote },
    { label: '运费', value: displayFen(version.freightFen) },
  ];
  const { quoteNo: documentNo, title } = quote;
  return { documentNo, title, amount: formatAmount(version.totalFen), facts, lines: counted.map(lineOf) };
}

import { type Attachment, presentAttachment } from '#business/attachments/api/public.ts';
import { toldLineFields } from '#business/line-fields/rules/public.ts';
import { formatAmount, formatUnitPrice } from '#platform/shared/money.ts';
import type { LineChangeView, QuoteFile, QuoteLine, QuoteVersion } from '../contract/quote-schemas.ts';
import { type ComparedLine, compareVersions, type LineChange } from '../rules/compare-versions.ts';
import { remainderOf } from '../rules/convert-quote.ts';
import { offerGoods } from '../rules/offer-goods.ts';
import type { QuoteLineRow, QuoteVersionRow } from './quote-repo.ts';

export const rateText = (basisPoints: number): string => `${basisPoints / 100}%`;

/** What is internal is told inside the company alone. */
export function presentLine(row: QuoteLineRow, all: readonly QuoteLineRow[], inside: boolean): QuoteLine {
  const { unit, quantity, moq, deliveryDays, counted, convertedQuantity, wishedQuantity, wishedUnit } = row;
  return {
    ...offerGoods(row),
    unit,
    quantity,
    moq,
    wishedQuantity,
    wishedUnit,
    deliveryDays,
    counted,
    convertedQuantity,
    remainder: remainderOf(all, row),
    ...toldLineFields(row, inside),
    unitPrice: formatUnitPrice(row.unitPrice),
    amount: formatAmount(row.amountFen),
    taxRate: rateText(row.taxRateBp),
    taxAmount: formatAmount(row.taxFen),
  };
}

/** What was asked for as the buyer counted it, whatever the desk proposes for it. */
export function askedAmount(line: Pick<QuoteLineRow, 'quantity' | 'unit' | 'wishedQuantity' | 'wishedUnit'>) {
  const { quantity, unit, wishedQuantity, wishedUnit } = line;
  return wishedQuantity === null ? { quantity, unit } : { quantity: wishedQuantity, unit: wishedUnit };
}

function presentSide(line: ComparedLine | null) {
  if (!line) return null;
  const { itemNo, productName, quantity, deliveryDays } = line;
  return { itemNo, productName, quantity, deliveryDays, unitPrice: formatUnitPrice(line.unitPrice) };
}

const presentChange = ({ before, after, ...change }: LineChange): LineChangeView => ({
  ...change,
  before: presentSide(before),
  after: presentSide(after),
});

export function presentHead(version: QuoteVersionRow) {
  const { versionNo, paymentTerms, deliveryNote, note, validUntil, sentAt } = version;
  return {
    versionNo,
    paymentTerms,
    deliveryNote,
    note,
    goodsAmount: formatAmount(version.goodsFen),
    freightAmount: formatAmount(version.freightFen),
    taxAmount: formatAmount(version.taxFen),
    totalAmount: formatAmount(version.totalFen),
    validUntil: validUntil?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
  };
}

/** Versions that were sent, the latest first, each with what changed against the one before it. */
export function presentVersions(
  versions: readonly QuoteVersionRow[],
  lines: readonly QuoteLineRow[],
  inside: boolean,
): QuoteVersion[] {
  const sent = versions.filter((version) => version.state === 'sent');
  const linesOf = (version: QuoteVersionRow | undefined) => lines.filter((line) => line.versionId === version?.id);
  return sent.map((version, index) => {
    const own = linesOf(version);
    const before = sent[index + 1];
    return {
      ...presentHead(version),
      lines: own.map((line) => presentLine(line, own, inside)),
      changes: before ? compareVersions(linesOf(before), own).map(presentChange) : [],
    };
  });
}

export function presentFile(file: Attachment): QuoteFile {
  const lineNo = file.part === null ? null : Number(file.part);
  return { ...presentAttachment(file), lineNo, side: file.side ?? 'buyer' };
}

import { lineFieldColumns } from '#business/line-fields/rules/public.ts';
import { exportOfCall, sheetOf, tableOf } from '#business/transfers/api/public.ts';
import type { ExportColumn } from '#business/transfers/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { quoteContract } from '../../contract/quote-contract.ts';
import { exportErrors } from '../../contract/quote-errors.ts';
import type { QuoteDetail, QuoteLine, QuoteVersion } from '../../contract/quote-schemas.ts';
import { wishedAmount } from '../../rules/wished-amount.ts';
import { readQuoteDetail } from '../read-quote-detail.ts';
import { drawQuote } from './draw-quote.ts';

const COLUMNS: readonly ExportColumn<QuoteLine>[] = [
  { key: 'lineNo', header: '行', kind: 'quantity', width: 5, value: (line) => line.lineNo },
  { key: 'offerNo', header: '方案', kind: 'quantity', width: 6, value: (line) => line.offerNo },
  { key: 'wished', header: '需求', kind: 'text', width: 30, value: (line) => line.wished },
  { key: 'wishedAmount', header: '需求数量', kind: 'text', width: 12, value: wishedAmount },
  { key: 'itemNo', header: '商品编码', kind: 'text', width: 16, value: (line) => line.itemNo },
  { key: 'productName', header: '品名', kind: 'text', width: 36, value: (line) => line.productName },
  { key: 'brandName', header: '品牌', kind: 'text', width: 12, value: (line) => line.brandName },
  { key: 'model', header: '型号', kind: 'text', width: 18, value: (line) => line.model },
  { key: 'quantity', header: '数量', kind: 'quantity', width: 8, value: (line) => line.quantity },
  { key: 'unit', header: '单位', kind: 'text', width: 6, value: (line) => line.unit },
  {
    key: 'unitPrice',
    header: '含税单价',
    kind: 'money',
    width: 12,
    value: (line) => (line.kind === 'none' ? '无法供货' : line.unitPrice),
  },
  { key: 'taxRate', header: '税率', kind: 'text', width: 7, value: (line) => line.taxRate },
  {
    key: 'amount',
    header: '含税金额',
    kind: 'money',
    width: 13,
    value: (line) => (line.kind === 'none' ? null : line.amount),
  },
  { key: 'deliveryDays', header: '货期（天）', kind: 'quantity', width: 9, value: (line) => line.deliveryDays },
  {
    key: 'convertedQuantity',
    header: '已转单数量',
    kind: 'quantity',
    width: 10,
    value: (line) => line.convertedQuantity,
  },
  ...lineFieldColumns<QuoteLine>((line) => line),
];

async function readSent(
  db: Db,
  caller: SignedInCaller,
  quoteNo: string,
  now: Date,
): Promise<{ quote: QuoteDetail; version: QuoteVersion }> {
  const quote = await readQuoteDetail(db, caller, quoteNo, now);
  const [version] = quote.versions;
  if (!version) throw refuse(exportErrors, 'QUOTE_NOTHING_SENT');
  return { quote, version };
}

const SHEET = sheetOf('报价', COLUMNS);

/** The latest version that was sent, as a workbook. */
export const quoteExport = exportOfCall<{ quoteNo: string }>({
  kind: 'quote',
  label: '报价单',
  call: quoteContract.exportExcel,
  async plan(db, caller, { quoteNo }) {
    const { version } = await readSent(db, caller, quoteNo, new Date());
    const table = () => tableOf([SHEET], version.lines);
    return { rows: version.lines.length, atOnce: true, fileName: `报价-${quoteNo}.xlsx`, table };
  },
});

export async function exportQuotePdf(db: Db, caller: SignedInCaller, quoteNo: string, now: Date): Promise<File> {
  const { quote, version } = await readSent(db, caller, quoteNo, now);
  return new File(await drawQuote(quote, version, now), `报价单-${quoteNo}.pdf`, { type: 'application/pdf' });
}

import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { type WorkbookCell, writeWorkbook } from '#platform/api/tables/write-workbook.ts';
import { exportErrors } from '../../contract/quote-errors.ts';
import type { QuoteDetail, QuoteLine, QuoteVersion } from '../../contract/quote-schemas.ts';
import { wishedAmount } from '../../rules/wished-amount.ts';
import { readQuoteDetail } from '../read-quote-detail.ts';
import { drawQuote } from './draw-quote.ts';

interface Column {
  title: string;
  /** In characters. */
  width: number;
  cell: (line: QuoteLine) => WorkbookCell;
}

const COLUMNS: readonly Column[] = [
  { title: '行', width: 5, cell: (line) => line.lineNo },
  { title: '方案', width: 6, cell: (line) => line.offerNo },
  { title: '需求', width: 30, cell: (line) => line.wished },
  { title: '需求数量', width: 12, cell: wishedAmount },
  { title: '商品编码', width: 16, cell: (line) => line.itemNo },
  { title: '品名', width: 36, cell: (line) => line.productName },
  { title: '品牌', width: 12, cell: (line) => line.brandName },
  { title: '型号', width: 18, cell: (line) => line.model },
  { title: '数量', width: 8, cell: (line) => line.quantity },
  { title: '单位', width: 6, cell: (line) => line.unit },
  { title: '含税单价', width: 12, cell: (line) => (line.kind === 'none' ? '无法供货' : { yuan: line.unitPrice }) },
  { title: '税率', width: 7, cell: (line) => line.taxRate },
  { title: '含税金额', width: 13, cell: (line) => (line.kind === 'none' ? null : { yuan: line.amount }) },
  { title: '货期（天）', width: 9, cell: (line) => line.deliveryDays },
  { title: '已转单数量', width: 10, cell: (line) => line.convertedQuantity },
  { title: '备注', width: 30, cell: (line) => line.note },
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

async function* rowsOf({ lines }: QuoteVersion) {
  yield [lines.map((line) => COLUMNS.map(({ cell }) => cell(line)))];
}

export async function exportQuoteExcel(db: Db, caller: SignedInCaller, quoteNo: string, now: Date): Promise<File> {
  const { version } = await readSent(db, caller, quoteNo, now);
  const pieces = await writeWorkbook([{ name: '报价', columns: COLUMNS }], rowsOf(version));
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return new File(pieces, `报价-${quoteNo}.xlsx`, { type });
}

export async function exportQuotePdf(db: Db, caller: SignedInCaller, quoteNo: string, now: Date): Promise<File> {
  const { quote, version } = await readSent(db, caller, quoteNo, now);
  return new File(await drawQuote(quote, version, now), `报价单-${quoteNo}.pdf`, { type: 'application/pdf' });
}

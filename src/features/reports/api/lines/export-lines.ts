import { defineExport, sheetOf, tableOf } from '#business/transfers/api/public.ts';
import type { ExportColumn } from '#business/transfers/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { BUYING_PEOPLE } from '#platform/shared/identities.ts';
import { type LinePick, linesExportInput, type ReportLine } from '../../contract/line-schemas.ts';
import { reportExportErrors } from '../../contract/report-errors.ts';
import { AMOUNT_CODES } from '../../contract/report-limits.ts';
import { type Asking, ask } from '../figures/figure-reader.ts';
import { readViewer } from '../figures/read-viewer.ts';
import { wordFilters } from '../letters/filter-words.ts';
import { spendLetter } from '../letters/spend-letter.ts';
import { findLines, readLineSums } from './find-lines-repo.ts';
import { type LinePiece, type Mark, readLinePiece } from './read-line-pages.ts';

/** Rows a person waits for, rows of one file, rows read at a time. */
export const AT_ONCE = 1_000;
export const MOST = 500_000;
export const PIECE = 1_000;

const COLUMNS: readonly ExportColumn<ReportLine>[] = [
  { key: 'on', header: '日期', kind: 'date', value: ({ on }) => on },
  { key: 'orderNo', header: '订单号', kind: 'text', value: ({ orderNo }) => orderNo },
  { key: 'lineNo', header: '行号', kind: 'quantity', value: ({ lineNo }) => lineNo },
  { key: 'poNumber', header: 'PO 号', kind: 'text', value: ({ poNumber }) => poNumber },
  { key: 'itemNo', header: '商品编码', kind: 'text', value: ({ itemNo }) => itemNo },
  { key: 'name', header: '商品名称', kind: 'text', value: ({ name }) => name },
  { key: 'brand', header: '品牌', kind: 'text', value: ({ brand }) => brand },
  { key: 'category', header: '分类', kind: 'text', value: ({ category }) => category },
  { key: 'quantity', header: '数量', kind: 'quantity', value: ({ quantity }) => quantity },
  { key: 'unit', header: '单位', kind: 'text', value: ({ unit }) => unit },
  { key: 'price', header: '含税单价', kind: 'money', value: ({ price }) => price ?? '' },
  { key: 'amount', header: '金额', kind: 'money', value: ({ amount }) => amount },
  { key: 'savings', header: '比面价节省', kind: 'money', value: ({ savings }) => savings },
  { key: 'cause', header: '节省来源', kind: 'text', value: ({ causeLabel }) => causeLabel },
  { key: 'last', header: '比上次买价节省', kind: 'money', value: ({ last }) => last ?? '' },
  { key: 'department', header: '部门', kind: 'text', value: ({ department }) => department },
  { key: 'costCenter', header: '成本中心', kind: 'text', value: ({ costCenter }) => costCenter },
  { key: 'person', header: '下单人', kind: 'text', value: ({ person }) => person },
  { key: 'correctionOf', header: '更正月份', kind: 'text', value: ({ correctionOf }) => correctionOf ?? '' },
];

const SHEET = sheetOf('报表明细', COLUMNS);

/** All lines of a figure, a piece at a time, in the order of the page. */
async function* allLines(db: Db, asking: Asking<LinePick>) {
  const found = await findLines({ ...asking, db });
  let after: Mark | null = null;
  for (;;) {
    const { rows, marks }: LinePiece = await readLinePiece(db, { found, wanted: asking.wanted, after, limit: PIECE });
    if (rows.length > 0) yield rows;
    after = marks.at(-1) ?? null;
    if (after === null || rows.length < PIECE) return;
  }
}

/** The lines a number is made of as a file. */
export const linesExport = defineExport({
  kind: 'report-lines',
  label: '报表明细',
  name: 'reports.export',
  path: '/enterprise-service/report/export',
  summary: '导出金额指标对应的订单行',
  identities: BUYING_PEOPLE,
  permission: AMOUNT_CODES,
  specified: false,
  input: linesExportInput,
  errors: reportExportErrors,
  fileName: '报表明细.xlsx',
  inBackground: true,
  scheduled: { days: { from: 'from', to: 'to', needed: true }, wordsOf: wordFilters, letter: spendLetter },
  async plan(db, caller, input) {
    const asking = await ask(db, await readViewer(db, caller), input);
    const { rows } = await readLineSums(db, await findLines(asking), asking.wanted);
    if (rows === 0) throw refuse(reportExportErrors, 'REPORT_EXPORT_EMPTY');
    if (rows > MOST) throw refuse(reportExportErrors, 'REPORT_EXPORT_LARGE');
    const fileName = `报表明细 ${input.from} 至 ${input.to}.xlsx`;
    return { rows, atOnce: rows <= AT_ONCE, fileName, table: (reader) => tableOf([SHEET], allLines(reader, asking)) };
  },
});

import { defineExport, sheetOf, tableOf } from '#business/transfers/api/public.ts';
import type { ExportColumn } from '#business/transfers/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { BUYING_PEOPLE } from '#platform/shared/identities.ts';
import { type DeliveryLine, type DeliveryPickInput, deliveryExportInput } from '../../contract/delivery-schemas.ts';
import { reportExportErrors } from '../../contract/report-errors.ts';
import { DELIVERY_STATES } from '../../rules/late-reason.ts';
import { type Asking, ask } from '../figures/figure-reader.ts';
import { readViewer } from '../figures/read-viewer.ts';
import { deliveryLetter } from '../letters/delivery-letter.ts';
import { wordFilters } from '../letters/filter-words.ts';
import { AT_ONCE, MOST, PIECE } from '../lines/export-lines.ts';
import type { Mark } from '../lines/read-line-pages.ts';
import { countDeliveries, type DeliveryPiece, findDeliveries, readDeliveryPiece } from './read-delivery-pages.ts';

const { REPORT_EXPORT_EMPTY, REPORT_EXPORT_LARGE } = reportExportErrors;
const errors = { REPORT_EXPORT_EMPTY, REPORT_EXPORT_LARGE } as const;

const COLUMNS: readonly ExportColumn<DeliveryLine>[] = [
  { key: 'orderNo', header: '订单号', kind: 'text', value: ({ orderNo }) => orderNo },
  { key: 'lineNo', header: '行号', kind: 'quantity', value: ({ lineNo }) => lineNo },
  { key: 'partNo', header: '发货批次', kind: 'quantity', value: ({ partNo }) => partNo },
  { key: 'itemNo', header: '商品编码', kind: 'text', value: ({ itemNo }) => itemNo },
  { key: 'name', header: '商品名称', kind: 'text', value: ({ name }) => name },
  { key: 'quantity', header: '承诺数量', kind: 'quantity', value: ({ quantity }) => quantity },
  { key: 'received', header: '完好实收', kind: 'quantity', value: ({ received }) => received },
  { key: 'unit', header: '单位', kind: 'text', value: ({ unit }) => unit },
  { key: 'promisedOn', header: '承诺到货', kind: 'date', value: ({ promisedOn }) => promisedOn },
  { key: 'shippedOn', header: '发货', kind: 'date', value: ({ shippedOn }) => shippedOn },
  { key: 'deliveredOn', header: '全部到货', kind: 'date', value: ({ deliveredOn }) => deliveredOn },
  { key: 'state', header: '结果', kind: 'text', value: ({ state }) => DELIVERY_STATES[state] },
  { key: 'lateDays', header: '晚到天数', kind: 'quantity', value: ({ lateDays }) => lateDays },
  { key: 'reason', header: '原因', kind: 'text', value: ({ reasonLabel }) => reasonLabel },
  { key: 'warehouse', header: '发货仓', kind: 'text', value: ({ warehouse }) => warehouse || '供应商直发' },
  { key: 'carrier', header: '承运商', kind: 'text', value: ({ carrier }) => carrier },
  { key: 'person', header: '下单人', kind: 'text', value: ({ person }) => person },
  { key: 'countedOn', header: '计入日期', kind: 'date', value: ({ countedOn }) => countedOn },
  { key: 'correctionOf', header: '更正月份', kind: 'text', value: ({ correctionOf }) => correctionOf ?? '' },
];

const SHEET = sheetOf('交付明细', COLUMNS);

async function* allDeliveries(db: Db, asking: Asking<DeliveryPickInput>) {
  const found = findDeliveries(asking);
  const { today } = asking.viewer;
  let after: Mark | null = null;
  for (;;) {
    const { rows, marks }: DeliveryPiece = await readDeliveryPiece(db, { found, today, after, limit: PIECE });
    if (rows.length > 0) yield rows;
    after = marks.at(-1) ?? null;
    if (after === null || rows.length < PIECE) return;
  }
}

/** The promises a number is made of as a file. */
export const deliveriesExport = defineExport({
  kind: 'report-deliveries',
  label: '交付明细',
  name: 'reports.exportDelivery',
  path: '/enterprise-service/report/exportDelivery',
  summary: '导出交付指标对应的订单行',
  identities: BUYING_PEOPLE,
  permission: 'REPORT_MANAGEMENT_DELIVERY_PAGE',
  specified: false,
  input: deliveryExportInput,
  errors,
  fileName: '交付明细.xlsx',
  inBackground: true,
  scheduled: { days: { from: 'from', to: 'to', needed: true }, wordsOf: wordFilters, letter: deliveryLetter },
  async plan(db, caller, input) {
    const asking = await ask(db, await readViewer(db, caller), input);
    const rows = await countDeliveries(db, findDeliveries(asking));
    if (rows === 0) throw refuse(errors, 'REPORT_EXPORT_EMPTY');
    if (rows > MOST) throw refuse(errors, 'REPORT_EXPORT_LARGE');
    const fileName = `交付明细 ${input.from} 至 ${input.to}.xlsx`;
    return {
      rows,
      atOnce: rows <= AT_ONCE,
      fileName,
      table: (reader) => tableOf([SHEET], allDeliveries(reader, asking)),
    };
  },
});

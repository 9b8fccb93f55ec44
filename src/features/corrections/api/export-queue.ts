import { exportOfList } from '#business/transfers/api/public.ts';
import type { ExportColumn } from '#business/transfers/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { STAFF } from '#platform/shared/identities.ts';
import { correctionQueueInput } from '../contract/correction-contract.ts';
import { CORRECTION_STATUS_WORDS } from '../contract/correction-status-words.ts';
import { CORRECTION_FIELDS } from '../rules/correction-status.ts';
import { type CorrectionRow, readCorrectionQueue } from './correction-repo.ts';

const fieldNames = (fields: readonly string[]) =>
  fields.map((field) => new Map<string, string>(Object.entries(CORRECTION_FIELDS)).get(field) ?? field).join('、');
const statusName = (status: string) =>
  new Map<string, string>(Object.entries(CORRECTION_STATUS_WORDS)).get(status) ?? status;

const COLUMNS: readonly ExportColumn<CorrectionRow>[] = [
  { key: 'number', header: '编号', kind: 'text', value: (row) => row.number },
  { key: 'itemNo', header: '商品编码', kind: 'text', value: (row) => row.itemNo },
  { key: 'productName', header: '商品名称', kind: 'text', value: (row) => row.productName },
  { key: 'fields', header: '有误的内容', kind: 'text', value: ({ fields }) => fieldNames(fields) },
  { key: 'content', header: '说明', kind: 'text', value: (row) => row.content },
  { key: 'firmName', header: '客户', kind: 'text', value: (row) => row.firmName },
  { key: 'status', header: '状态', kind: 'text', value: (row) => statusName(row.status) },
  { key: 'answer', header: '答复', kind: 'text', value: (row) => row.answer },
  { key: 'createdAt', header: '提交时间', kind: 'date', value: (row) => displayTime(row.createdAt.toISOString()) },
  { key: 'updatedAt', header: '最近处理', kind: 'date', value: (row) => displayTime(row.updatedAt.toISOString()) },
];

/** What was reported wrong about items, as the desk's page shows it. */
export const correctionsExport = exportOfList({
  kind: 'desk-corrections',
  label: '商品纠错',
  name: 'corrections.export',
  path: '/product-provider-v2/desk/productErrorCorrection/export',
  summary: '导出商品纠错',
  identities: STAFF,
  permission: 'DESK_CORRECTIONS',
  input: correctionQueueInput.omit({ pageNo: true, pageSize: true }),
  mostRows: 20_000,
  scheduled: {
    words: { status: { label: '状态', values: CORRECTION_STATUS_WORDS }, itemCode: { label: '商品编码' } },
  },
  columns: COLUMNS,
  async read(db, _, { pageNo, pageSize, ...filter }) {
    const { rows, total } = await readCorrectionQueue(db, filter, { pageNo, pageSize });
    return { list: rows, total };
  },
});

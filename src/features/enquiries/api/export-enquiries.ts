import { exportOfList } from '#business/transfers/api/public.ts';
import { type ExportColumn, labelsOf } from '#business/transfers/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { STAFF, TRADE_READERS } from '#platform/shared/identities.ts';
import { type EnquiryRow, listInput, type QueueRow, queueInput } from '../contract/enquiry-schemas.ts';
import { DESK_TABS, ENQUIRY_TABS } from '../rules/enquiry-status.ts';
import { readEnquiryPage } from './read-enquiries.ts';
import { readEnquiryQueue } from './read-enquiry-queue.ts';

const timeOf = (instant: string | null) => (instant === null ? null : displayTime(instant));

/** What the buyer's list and the desk's have in common. */
type Asked = Pick<EnquiryRow & QueueRow, 'enquiryNo' | 'title' | 'statusLabel' | 'urgent' | 'lineCount' | 'quoteNo'> &
  Pick<EnquiryRow, 'createdAt' | 'dueAt'>;

const HEAD: readonly ExportColumn<Asked>[] = [
  { key: 'enquiryNo', header: '询价单号', kind: 'text', value: (row) => row.enquiryNo },
  { key: 'title', header: '内容', kind: 'text', value: (row) => row.title },
  { key: 'statusLabel', header: '状态', kind: 'text', value: (row) => row.statusLabel },
  { key: 'urgent', header: '加急', kind: 'text', value: (row) => (row.urgent ? '是' : '') },
  { key: 'lineCount', header: '行数', kind: 'quantity', value: (row) => row.lineCount },
];

const TAIL: readonly ExportColumn<Asked>[] = [
  { key: 'createdAt', header: '提交时间', kind: 'date', value: (row) => timeOf(row.createdAt) },
  { key: 'dueAt', header: '预计答复', kind: 'date', value: (row) => timeOf(row.dueAt) },
  { key: 'quoteNo', header: '报价单号', kind: 'text', value: (row) => row.quoteNo },
];

const OWN: readonly ExportColumn<EnquiryRow>[] = [
  { key: 'buyerName', header: '提交人', kind: 'text', value: (row) => row.buyerName },
];

/** The list of enquiries as its page shows it (specification 2.3). */
export const enquiriesExport = exportOfList({
  kind: 'enquiries',
  label: '询价单',
  name: 'enquiries.export',
  path: '/oms-front/enquiry/export',
  summary: '导出询价单列表',
  identities: TRADE_READERS,
  permission: 'DEMAND_ORDER_MANAGEMENT',
  input: listInput.omit({ pageNo: true, pageSize: true }),
  mostRows: 20_000,
  scheduled: {
    words: { tab: { label: '状态', values: labelsOf(ENQUIRY_TABS), usual: 'all' }, keyword: { label: '关键词' } },
  },
  columns: [...HEAD, ...OWN, ...TAIL],
  read: readEnquiryPage,
});

const DESK: readonly ExportColumn<QueueRow>[] = [
  { key: 'firmName', header: '客户', kind: 'text', value: (row) => row.firmName },
  { key: 'assigneeName', header: '处理人', kind: 'text', value: (row) => row.assigneeName },
  { key: 'overdue', header: '已超时', kind: 'text', value: (row) => (row.overdue ? '是' : '') },
];

/** Work on enquiries at the desk as its page shows it. */
export const enquiryQueueExport = exportOfList({
  kind: 'desk-enquiries',
  label: '询价处理',
  name: 'enquiryDesk.export',
  path: '/oms-front/desk/enquiries/export',
  summary: '导出询价处理列表',
  identities: STAFF,
  permission: 'DESK_QUOTES',
  input: queueInput.omit({ pageNo: true, pageSize: true }),
  mostRows: 20_000,
  scheduled: { words: { tab: { label: '列表', values: DESK_TABS, usual: 'all' }, keyword: { label: '关键词' } } },
  columns: [...HEAD, ...DESK, ...TAIL],
  read: readEnquiryQueue,
});

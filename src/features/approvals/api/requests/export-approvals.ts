import { exportOfList } from '#business/transfers/api/public.ts';
import { type ExportColumn, labelsOf } from '#business/transfers/rules/public.ts';
import { DOCUMENT_KINDS } from '#features/approval-flows/contract/document-kinds.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { BUYING_PEOPLE } from '#platform/shared/identities.ts';
import { type ApprovalRow, listInput } from '../../contract/approval-schemas.ts';
import { APPROVAL_BOXES } from '../../rules/approval-boxes.ts';
import { APPROVAL_STATUSES } from '../../rules/approval-status.ts';
import { readApprovals } from './read-box.ts';

const timeOf = (instant: string | null) => (instant === null ? null : displayTime(instant));

const COLUMNS: readonly ExportColumn<ApprovalRow>[] = [
  { key: 'requestNo', header: '审批单号', kind: 'text', value: (row) => row.requestNo },
  { key: 'documentType', header: '单据类型', kind: 'text', value: (row) => DOCUMENT_KINDS[row.documentType] },
  { key: 'documentNo', header: '单据号', kind: 'text', value: (row) => row.documentNo },
  { key: 'title', header: '内容', kind: 'text', value: (row) => row.title },
  { key: 'amount', header: '金额（元）', kind: 'money', value: (row) => row.amount },
  { key: 'statusLabel', header: '状态', kind: 'text', value: (row) => row.statusLabel },
  { key: 'requesterName', header: '提交人', kind: 'text', value: (row) => row.requesterName },
  { key: 'departmentName', header: '部门', kind: 'text', value: (row) => row.departmentName },
  { key: 'urgent', header: '加急', kind: 'text', value: (row) => (row.urgent ? '是' : '') },
  { key: 'waitingFor', header: '待谁审批', kind: 'text', value: (row) => row.waitingFor.join('、') },
  { key: 'note', header: '我的处理', kind: 'text', value: (row) => row.note },
  { key: 'createdAt', header: '提交时间', kind: 'date', value: (row) => timeOf(row.createdAt) },
  { key: 'dueAt', header: '审批时限', kind: 'date', value: (row) => timeOf(row.dueAt) },
];

/** A box of approvals as its page shows it (specification 4). */
export const approvalsExport = exportOfList({
  kind: 'approvals',
  label: '审批列表',
  name: 'approvals.export',
  path: '/enterprise-service/fronted/approval/export',
  summary: '导出审批列表',
  identities: BUYING_PEOPLE,
  input: listInput.omit({ pageNo: true, pageSize: true }),
  mostRows: 20_000,
  scheduled: {
    words: {
      box: { label: '列表', values: APPROVAL_BOXES },
      words: { label: '关键词' },
      documentType: { label: '单据', values: DOCUMENT_KINDS },
      status: { label: '状态', values: labelsOf(APPROVAL_STATUSES) },
      urgent: { label: '只看加急' },
    },
  },
  columns: COLUMNS,
  read: readApprovals,
});

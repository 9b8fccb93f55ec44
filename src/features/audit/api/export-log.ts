import { defineExport, sheetOf, tableOf } from '#business/transfers/api/public.ts';
import { AT_ONCE_ROWS, type ExportColumn } from '#business/transfers/rules/public.ts';
import { refuse } from '#platform/api/refuse.ts';
import { displaySecond } from '#platform/shared/display-time.ts';
import { OWN_PEOPLE } from '#platform/shared/identities.ts';
import { type AuditEntry, auditFilter } from '../contract/audit-contract.ts';
import { objectName } from '../rules/audit-words.ts';
import { countLog, readWholeLog } from './audit-log-repo.ts';
import { presentEntry } from './present-entry.ts';

/** Rows of one exported file. */
const MOST_EXPORTED = 200_000;
/** Rows read at a time. */
const PIECE = 1_000;

const changeText = ({ changes }: AuditEntry) =>
  changes.map(({ field, before, after }) => `${field && `${field}：`}${before ?? '—'} → ${after ?? '—'}`).join('\n');

const COLUMNS: readonly ExportColumn<AuditEntry>[] = [
  { key: 'at', header: '时间', kind: 'date', value: ({ at }) => displaySecond(at) },
  { key: 'person', header: '操作人', kind: 'text', value: ({ person }) => person ?? '系统' },
  { key: 'userName', header: '登录名', kind: 'text', value: ({ userName }) => userName },
  { key: 'action', header: '操作', kind: 'text', value: ({ actionName }) => actionName },
  { key: 'object', header: '对象', kind: 'text', value: ({ objectName }) => objectName },
  { key: 'objectId', header: '对象编号', kind: 'text', value: ({ objectId }) => objectId },
  { key: 'changes', header: '变更内容', kind: 'text', value: changeText },
  { key: 'requestId', header: '请求号', kind: 'text', value: ({ requestId }) => requestId },
];

const ERRORS = {
  AUDIT_EXPORT_LARGE: {
    status: 422,
    code: 35080,
    message: `一次最多导出 ${MOST_EXPORTED.toLocaleString('en-US')} 条，请缩小日期范围`,
  },
  AUDIT_EXPORT_EMPTY: { status: 422, code: 35081, message: '没有可以导出的记录' },
} as const;

const SHEET = sheetOf('操作日志', COLUMNS);

/** What was done in the company, as a file. */
export const logExport = defineExport({
  kind: 'audit-log',
  label: '操作日志',
  name: 'audit.export',
  path: '/enterprise-service/audit/export',
  summary: '导出操作日志',
  identities: OWN_PEOPLE,
  permission: 'COMPANY_MANAGEMENT',
  specified: false,
  input: auditFilter,
  errors: ERRORS,
  fileName: '操作日志.xlsx',
  inBackground: true,
  mostRows: MOST_EXPORTED,
  scheduled: {
    days: { from: 'dateFrom', to: 'dateTo' },
    words: {
      person: { label: '操作人' },
      objectType: { label: '对象', values: objectName },
      keyword: { label: '关键词' },
      dateFrom: { label: '开始日期' },
      dateTo: { label: '结束日期' },
    },
  },
  async plan(db, caller, filter) {
    const rows = await countLog(db, caller, filter, MOST_EXPORTED + 1);
    if (rows === 0) throw refuse(ERRORS, 'AUDIT_EXPORT_EMPTY');
    if (rows > MOST_EXPORTED) throw refuse(ERRORS, 'AUDIT_EXPORT_LARGE');
    async function* entries(reader: typeof db) {
      for await (const piece of readWholeLog(reader, caller, filter, PIECE)) yield piece.map(presentEntry);
    }
    const atOnce = rows <= AT_ONCE_ROWS;
    return { rows, atOnce, fileName: '操作日志.xlsx', table: (reader) => tableOf([SHEET], entries(reader)) };
  },
});

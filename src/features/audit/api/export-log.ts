import { defineExport, sheetOf, tableOf } from '#business/transfers/api/public.ts';
import type { ExportColumn } from '#business/transfers/rules/public.ts';
import { refuse } from '#platform/api/refuse.ts';
import { displaySecond } from '#platform/shared/display-time.ts';
import {
  type AuditEntry,
  type AuditFilter,
  auditContract,
  auditErrors,
  EXPORTED_AT_ONCE,
  MOST_EXPORTED,
} from '../contract/audit-contract.ts';
import { countLog, readWholeLog } from './audit-log-repo.ts';
import { presentEntry } from './present-entry.ts';

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

const SHEET = sheetOf('操作日志', COLUMNS);

/** What was done in the company, as a file. */
export const logExport = defineExport<AuditFilter>({
  kind: 'audit-log',
  label: '操作日志',
  call: auditContract.export,
  async plan(db, caller, filter) {
    const rows = await countLog(db, caller, filter, MOST_EXPORTED + 1);
    if (rows === 0) throw refuse(auditErrors, 'AUDIT_EXPORT_EMPTY');
    if (rows > MOST_EXPORTED) throw refuse(auditErrors, 'AUDIT_EXPORT_LARGE');
    async function* entries(reader: typeof db) {
      for await (const piece of readWholeLog(reader, caller, filter, PIECE)) yield piece.map(presentEntry);
    }
    const atOnce = rows <= EXPORTED_AT_ONCE;
    return { rows, atOnce, fileName: '操作日志.xlsx', table: (reader) => tableOf([SHEET], entries(reader)) };
  },
});

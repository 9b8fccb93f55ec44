import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { refuse } from '#platform/api/refuse.ts';
import { tableWorkbook, XLSX_TYPE } from '#platform/api/tables/table-workbook.ts';
import { displaySecond } from '#platform/shared/display-time.ts';
import { type AuditEntry, auditContract, auditErrors, MOST_EXPORTED } from '../contract/audit-contract.ts';
import { readLog } from './audit-log-repo.ts';
import { readChainState } from './chain-repo.ts';
import { presentEntry } from './present-entry.ts';
import { verifyChain } from './verify-chain.ts';

const audit = implementFeature(auditContract);

const HEADER = ['时间', '操作人', '登录名', '操作', '对象', '对象编号', '变更内容', '请求号'];

const changeText = ({ changes }: AuditEntry) =>
  changes.map(({ field, before, after }) => `${field && `${field}：`}${before ?? '—'} → ${after ?? '—'}`).join('\n');

const sheetRow = (entry: AuditEntry) => [
  ...[displaySecond(entry.at), entry.person ?? '系统', entry.userName, entry.actionName, entry.objectName],
  ...[entry.objectId, changeText(entry), entry.requestId],
];

export const auditHandlers = {
  list: audit.list.handler(async ({ input, context: { db, caller } }) => {
    const { olderThan, newerThan, pageSize, ...filter } = input;
    // One row more than shown tells whether there are any behind it.
    const rows = await readLog(db, signedIn(caller), filter, pageSize + 1, { olderThan, newerThan });
    const backwards = newerThan !== undefined && olderThan === undefined;
    const more = rows.length > pageSize;
    const shown = more ? (backwards ? rows.slice(1) : rows.slice(0, pageSize)) : rows;
    const [first, last] = [shown.at(0), shown.at(-1)];
    return {
      list: shown.map(presentEntry),
      olderThan: last && (backwards || more) ? String(last.id) : null,
      newerThan: first && (backwards ? more : olderThan !== undefined) ? String(first.id) : null,
    };
  }),

  export: audit.export.handler(async ({ input, context: { db, caller } }) => {
    const rows = await readLog(db, signedIn(caller), input, MOST_EXPORTED + 1);
    if (rows.length === 0) throw refuse(auditErrors, 'AUDIT_EXPORT_EMPTY');
    if (rows.length > MOST_EXPORTED) throw refuse(auditErrors, 'AUDIT_EXPORT_LARGE');
    const sheet = await tableWorkbook('操作日志', HEADER, rows.map(presentEntry).map(sheetRow));
    return new File(sheet, '操作日志.xlsx', { type: XLSX_TYPE });
  }),

  chain: audit.chain.handler(async ({ context: { db, caller } }) => {
    const { head, waiting } = await readChainState(db, signedIn(caller).firmId);
    return {
      sealed: Number(head?.place ?? 0n),
      waiting,
      head: head?.hash ?? '',
      headAt: head && new Date(head.sealedAt).toISOString(),
    };
  }),

  verify: audit.verify.handler(({ input, context: { db, caller } }) =>
    verifyChain(db, signedIn(caller).firmId, input.from),
  ),
};

import type { AuditEntry } from '../contract/audit-contract.ts';
import { actionName, objectName } from '../rules/audit-words.ts';
import { describeChange } from '../rules/describe-change.ts';
import type { LogRow } from './audit-log-repo.ts';

/** Who did it: a person of the company, somebody of the shop, whose name is not the company's business, or nobody. */
function personOf({ userId, realName }: LogRow): string | null {
  if (realName !== null) return realName;
  return userId === null ? null : '商城工作人员';
}

export function presentEntry(row: LogRow): AuditEntry {
  const { id, at, userName, action, objectType, objectId, before, after, requestId } = row;
  return {
    id: String(id),
    at: new Date(at).toISOString(),
    person: personOf(row),
    userName,
    action,
    objectId,
    requestId,
    actionName: actionName(action),
    objectName: objectName(objectType),
    changes: describeChange(action, before, after),
  };
}

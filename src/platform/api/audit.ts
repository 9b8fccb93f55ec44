import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from './caller.ts';
import type { Db } from './database.ts';
import { auditLog } from './platform-tables.ts';
import { requestIdOrNull } from './request-scope.ts';

export interface AuditEvent {
  /** Verb in the past: `order.created`, `session.opened`. */
  action: string;
  objectType: string;
  objectId?: string;
  before?: unknown;
  after?: unknown;
}

/** Appends to the audit log in the transaction of the change; the application can neither alter nor remove it. */
export async function writeAudit(db: Db, caller: Pick<Caller, 'firmId' | 'userId'>, event: AuditEvent): Promise<void> {
  await db
    .insert(auditLog)
    .values({ firmId: caller.firmId ?? 0n, userId: caller.userId, requestId: requestIdOrNull(), ...event });
}

/** What the statement around it knows of the object: expressions over its relation `from`. */
export interface AuditedRow {
  from: SQL;
  objectId: SQL;
  after: SQL;
}

/** The same as part of a statement that makes the object. */
export function writingAudit(
  caller: Pick<Caller, 'firmId' | 'userId'>,
  { action, objectType }: Pick<AuditEvent, 'action' | 'objectType'>,
  { from, objectId, after }: AuditedRow,
): SQL {
  return sql`insert into audit_log (firm_id, user_id, request_id, action, object_type, object_id, after)
    select ${caller.firmId ?? 0n}::bigint, ${caller.userId}::bigint, ${requestIdOrNull()}, ${action}, ${objectType},
      ${objectId}, ${after} from ${from}`;
}

import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from './caller.ts';
import type { Db } from './database.ts';
import { auditLog } from './platform-tables.ts';
import { requestIdOrNull } from './request-scope.ts';

/** What about, and a verb in the past: `order.created`, `session.opened`. Each has a word in the `audit-words.ts` of its feature. */
export type AuditAction = `${string}.${string}`;

export interface AuditEvent {
  action: AuditAction;
  objectType: string;
  objectId?: string;
  before?: unknown;
  after?: unknown;
}

/**
 * Appends to the audit log in the transaction of the change; the application can neither alter nor remove it. The event
 * keeps its exact type, from which `tests/generated/audit-words.test.ts` reads every code, field and value that can be written.
 */
export async function writeAudit<const E extends AuditEvent>(
  db: Db,
  caller: Pick<Caller, 'firmId' | 'userId'>,
  event: E,
): Promise<void> {
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
export function writingAudit<const E extends Pick<AuditEvent, 'action' | 'objectType'>>(
  caller: Pick<Caller, 'firmId' | 'userId'>,
  { action, objectType }: E,
  { from, objectId, after }: AuditedRow,
): SQL {
  return sql`insert into audit_log (firm_id, user_id, request_id, action, object_type, object_id, after)
    select ${caller.firmId ?? 0n}::bigint, ${caller.userId}::bigint, ${requestIdOrNull()}, ${action}, ${objectType},
      ${objectId}, ${after} from ${from}`;
}

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

import { and, desc, eq } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import type { Db } from '#platform/api/database.ts';
import { auditLog } from '#platform/api/platform-tables.ts';

/** What was done to one person's place in a company, the latest first. */
export function readMemberLog(db: Db, firmId: bigint, memberId: bigint) {
  return db
    .select({
      action: auditLog.action,
      before: auditLog.before,
      after: auditLog.after,
      actorName: usersView.realName,
      at: auditLog.createdAt,
    })
    .from(auditLog)
    .leftJoin(usersView, eq(usersView.id, auditLog.userId))
    .where(
      and(eq(auditLog.firmId, firmId), eq(auditLog.objectType, 'membership'), eq(auditLog.objectId, String(memberId))),
    )
    .orderBy(desc(auditLog.id))
    .limit(50);
}

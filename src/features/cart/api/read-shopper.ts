import { and, eq } from 'drizzle-orm';
import { memberships } from '#features/access/api/public.ts';
import { identityOf } from '#features/access/rules/public.ts';
import { firms } from '#features/organisation/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { Identity } from '#platform/shared/define-endpoint.ts';

/** Somebody who logs in, before there is a session that says so. */
export interface Shopper {
  identity: Identity;
  levelCode: string | null;
}

/** Runs in the scope of the firm. */
export async function readShopper(
  db: Db,
  { firmId, userId }: { firmId: bigint; userId: bigint },
): Promise<Shopper | null> {
  const [row] = await db
    .select({
      firmType: firms.firmType,
      firmChannel: firms.firmChannel,
      levelCode: firms.levelCode,
      participantExtendType: memberships.participantExtendType,
    })
    .from(memberships)
    .innerJoin(firms, eq(firms.id, memberships.firmId))
    .where(and(eq(memberships.firmId, firmId), eq(memberships.userId, userId)));
  return row ? { identity: identityOf({ ...row, loginSource: 0 }), levelCode: row.levelCode } : null;
}

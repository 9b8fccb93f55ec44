import { and, eq } from 'drizzle-orm';
import { memberships } from '#features/access/api/public.ts';
import { identityOf } from '#features/access/rules/public.ts';
import { firms } from '#features/organisation/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { Identity } from '#platform/shared/define-endpoint.ts';

/** Who comes in through a procurement system (loginSource 3) brings no visitor's cart and never gets here. */
const OWN_LOGIN = 0;

/** Somebody who logs in at the shop itself, in the transaction of the login. */
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
  return row ? { identity: identityOf({ ...row, loginSource: OWN_LOGIN }), levelCode: row.levelCode } : null;
}

import { and, eq } from 'drizzle-orm';
import { membershipsView } from '#features/access/api/access-views.ts';
import { identityOf } from '#features/access/rules/public.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
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
      firmType: firmsView.firmType,
      firmChannel: firmsView.firmChannel,
      levelCode: firmsView.levelCode,
      participantExtendType: membershipsView.participantExtendType,
    })
    .from(membershipsView)
    .innerJoin(firmsView, eq(firmsView.id, membershipsView.firmId))
    .where(and(eq(membershipsView.firmId, firmId), eq(membershipsView.userId, userId)));
  return row ? { identity: identityOf({ ...row, loginSource: OWN_LOGIN }), levelCode: row.levelCode } : null;
}

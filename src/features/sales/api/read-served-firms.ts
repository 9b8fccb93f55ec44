import { and, eq } from 'drizzle-orm';
import { membershipsView } from '#features/access/api/access-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';

/** Participant type of sales accounts (specification 1). */
const SALES = 5;

/** Most firms one person can serve; who has more sees these. */
export const MOST_SERVED = 1_000;

export interface ServedFirm {
  firmId: bigint;
  firmName: string;
  participantId: bigint;
  /** Job code that share links of this place carry; null without one. */
  sellerCode: string | null;
}

/** Firms in which the person stands as a sales account that is in force; a place as a buyer is none. */
export function readServedFirms(db: Db, userId: bigint): Promise<ServedFirm[]> {
  const inForce = and(eq(membershipsView.status, 1), eq(firmsView.status, 1), eq(firmsView.firmType, 'company'));
  return db
    .select({
      firmId: membershipsView.firmId,
      firmName: firmsView.name,
      participantId: membershipsView.id,
      sellerCode: membershipsView.sellerCode,
    })
    .from(membershipsView)
    .innerJoin(firmsView, eq(firmsView.id, membershipsView.firmId))
    .where(and(eq(membershipsView.userId, userId), eq(membershipsView.participantExtendType, SALES), inForce))
    .orderBy(membershipsView.id)
    .limit(MOST_SERVED);
}

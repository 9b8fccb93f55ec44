import { and, eq } from 'drizzle-orm';
import { memberships } from '#features/access/api/public.ts';
import { firms } from '#features/organisation/api/public.ts';
import type { Db } from '#platform/api/database.ts';

/** Participant type of sales accounts (specification 1). */
const SALES = 5;

/** Most firms one person can serve; who has more sees these. */
const MOST_SERVED = 1_000;

export interface ServedFirm {
  firmId: bigint;
  participantId: bigint;
  /** Job code that share links of this place carry; null without one. */
  sellerCode: string | null;
}

/** Firms in which the person stands as a sales account that is in force; a place as a buyer is none. */
export function readServedFirms(db: Db, userId: bigint): Promise<ServedFirm[]> {
  const inForce = and(eq(memberships.status, 1), eq(firms.status, 1), eq(firms.firmType, 'company'));
  return db
    .select({ firmId: memberships.firmId, participantId: memberships.id, sellerCode: memberships.sellerCode })
    .from(memberships)
    .innerJoin(firms, eq(firms.id, memberships.firmId))
    .where(and(eq(memberships.userId, userId), eq(memberships.participantExtendType, SALES), inForce))
    .orderBy(memberships.id)
    .limit(MOST_SERVED);
}

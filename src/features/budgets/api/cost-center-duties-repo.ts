import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { costCenters } from './budget-tables.ts';

interface Holder {
  memberId: bigint;
}

const ownedBy = (firmId: bigint, { memberId }: Holder) =>
  and(eq(costCenters.firmId, firmId), eq(costCenters.ownerMemberId, memberId));

/** Cost centres somebody answers for; whoever leaves the firm hands them over. */
export const costCenterDuties = {
  label: '成本中心负责人',

  async list(db: Db, firmId: bigint, holder: Holder): Promise<string[]> {
    const owned = await db
      .select({ code: costCenters.code, name: costCenters.name })
      .from(costCenters)
      .where(ownedBy(firmId, holder))
      .orderBy(asc(costCenters.code));
    return owned.map(({ code, name }) => `${code} ${name}`);
  },

  async handOver(db: Db, firmId: bigint, { from, to }: { from: Holder; to: Holder | null }): Promise<void> {
    await db
      .update(costCenters)
      .set({ ownerMemberId: to?.memberId ?? null, version: sql`${costCenters.version} + 1` })
      .where(ownedBy(firmId, from));
  },
};

import { and, eq } from 'drizzle-orm';
import { memberships } from '#features/access/api/public.ts';
import { costCenters } from '#features/budgets/api/public.ts';
import { categories } from '#features/catalog/api/public.ts';
import { departments } from '#features/organisation/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { ApprovalDocument } from '../rules/flow-plan.ts';

/** The member as evaluation needs him, with the way down to the own department; null: not of this firm. */
export async function readRequester(
  db: Db,
  firmId: bigint,
  memberId: bigint,
): Promise<ApprovalDocument['requester'] | null> {
  const [row] = await db
    .select({ path: departments.path })
    .from(memberships)
    .leftJoin(
      departments,
      and(eq(departments.firmId, memberships.firmId), eq(departments.id, memberships.departmentId)),
    )
    .where(and(eq(memberships.firmId, firmId), eq(memberships.id, memberId)));
  return row ? { memberId: String(memberId), departmentPath: (row.path ?? '').split('/').filter(Boolean) } : null;
}

/** Owner of a cost centre; undefined: not of this firm. */
export async function readCenterOwner(db: Db, firmId: bigint, id: bigint): Promise<string | null | undefined> {
  const [row] = await db
    .select({ owner: costCenters.ownerMemberId })
    .from(costCenters)
    .where(and(eq(costCenters.firmId, firmId), eq(costCenters.id, id)));
  return row ? (row.owner === null ? null : String(row.owner)) : undefined;
}

/** Ids from the top category down; empty for a category that does not exist. */
export async function readCategoryPath(db: Db, id: bigint): Promise<string[]> {
  const [row] = await db.select({ path: categories.pathIds }).from(categories).where(eq(categories.id, id));
  return (row?.path ?? []).map(String);
}

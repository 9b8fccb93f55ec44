import { and, eq } from 'drizzle-orm';
import { membershipsView } from '#features/access/api/access-views.ts';
import { costCentersView } from '#features/budgets/api/budgets-views.ts';
import { categoriesView } from '#features/catalog/api/catalog-views.ts';
import { departmentsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { ApprovalDocument } from '../rules/flow-plan.ts';

/** The member as evaluation needs him, with the way down to the own department; null: not of this firm. */
export async function readRequester(
  db: Db,
  firmId: bigint,
  memberId: bigint,
): Promise<ApprovalDocument['requester'] | null> {
  const [row] = await db
    .select({ path: departmentsView.path })
    .from(membershipsView)
    .leftJoin(
      departmentsView,
      and(eq(departmentsView.firmId, membershipsView.firmId), eq(departmentsView.id, membershipsView.departmentId)),
    )
    .where(and(eq(membershipsView.firmId, firmId), eq(membershipsView.id, memberId)));
  return row ? { memberId: String(memberId), departmentPath: (row.path ?? '').split('/').filter(Boolean) } : null;
}

/** Owner of a cost centre; undefined: not of this firm. */
export async function readCenterOwner(db: Db, firmId: bigint, id: bigint): Promise<string | null | undefined> {
  const [row] = await db
    .select({ owner: costCentersView.ownerMemberId })
    .from(costCentersView)
    .where(and(eq(costCentersView.firmId, firmId), eq(costCentersView.id, id)));
  return row ? (row.owner === null ? null : String(row.owner)) : undefined;
}

/** Ids from the top category down; empty for a category that does not exist. */
export async function readCategoryPath(db: Db, id: bigint): Promise<string[]> {
  const [row] = await db.select({ path: categoriesView.pathIds }).from(categoriesView).where(eq(categoriesView.id, id));
  return (row?.path ?? []).map(String);
}

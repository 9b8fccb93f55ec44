import { and, eq, sql } from 'drizzle-orm';
import { approvalFlowsView } from '#features/approval-flows/api/approval-flows-views.ts';
import { categoriesView, skusView } from '#features/catalog/api/catalog-views.ts';
import { departmentsView, firmsView } from '#features/organisation/api/organisation-views.ts';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';

export interface ItemFact {
  brandId: string | null;
  categoryPathIds: string[];
}

/** Brand and categories of items, from the top down: what conditions of flows ask about. */
export async function readItemFacts(db: Db, skuIds: readonly bigint[]): Promise<ReadonlyMap<bigint, ItemFact>> {
  const rows = await db
    .select({ id: skusView.id, brandId: skusView.brandId, path: sql<string[]>`${categoriesView.pathIds}::text[]` })
    .from(skusView)
    .innerJoin(categoriesView, eq(categoriesView.id, skusView.categoryId))
    .where(amongIds(skusView.id, skuIds));
  return new Map(
    rows.map(({ id, brandId, path }) => [
      id,
      { brandId: brandId === null ? null : String(brandId), categoryPathIds: path },
    ]),
  );
}

/** What a firm has set for its approvals, the way down to the requester's department, and whether any flow is live. */
export async function readApprovalGround(
  db: Db,
  firmId: bigint,
  departmentId: bigint | null,
): Promise<{
  holdDays: number;
  departmentPath: string[];
  hasFlows: boolean;
  quotesCover: boolean;
  overReason: boolean;
}> {
  const path = sql<string | null>`(select ${departmentsView.path} from ${departmentsView} where ${and(
    eq(departmentsView.firmId, firmId),
    eq(departmentsView.id, departmentId ?? 0n),
  )})`;
  const live = sql<boolean>`exists (select 1 from ${approvalFlowsView} where ${and(
    eq(approvalFlowsView.firmId, firmId),
    eq(approvalFlowsView.documentType, 'order'),
    eq(approvalFlowsView.status, 1),
  )})`;
  const [firm] = await db
    .select({ settings: firmsView.settings, path, live })
    .from(firmsView)
    .where(eq(firmsView.id, firmId));
  return {
    holdDays: firm?.settings.approvalHoldDays ?? 3,
    departmentPath: (firm?.path ?? '').split('/').filter(Boolean),
    hasFlows: firm?.live === true,
    quotesCover: firm?.settings.quoteApprovalCovers !== false,
    overReason: firm?.settings.budgetOverReason !== false,
  };
}

import { and, eq, sql } from 'drizzle-orm';
import { membershipRolesView, membershipsView } from '#features/access/api/access-views.ts';
import { rolePermissionsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import { approvalFlows } from './approval-flow-tables.ts';

/** Firms with flows that ask. Right `worker`. */
export async function readFirmsWithFlows(db: Db): Promise<bigint[]> {
  const rows = await db
    .selectDistinct({ firmId: approvalFlows.firmId })
    .from(approvalFlows)
    .where(and(eq(approvalFlows.status, 1), eq(approvalFlows.effect, 'approve')));
  return rows.map(({ firmId }) => firmId);
}

/** Switches a flow off because it can no longer be carried out; false where somebody was faster. */
export async function retireFlow(db: Db, firmId: bigint, id: bigint, version: number): Promise<boolean> {
  const { rowCount } = await db
    .update(approvalFlows)
    .set({ status: 2, version: version + 1, updatedAt: sql`now()` })
    .where(
      and(
        ...[eq(approvalFlows.firmId, firmId), eq(approvalFlows.id, id)],
        ...[eq(approvalFlows.version, version), eq(approvalFlows.status, 1)],
      ),
    );
  return rowCount === 1;
}

/** Those who may put flows right. */
export async function readFlowKeepers(db: Db, firmId: bigint): Promise<bigint[]> {
  const rows = await db
    .selectDistinct({ userId: membershipsView.userId })
    .from(membershipsView)
    .innerJoin(
      membershipRolesView,
      and(
        eq(membershipRolesView.firmId, membershipsView.firmId),
        eq(membershipRolesView.membershipId, membershipsView.id),
      ),
    )
    .innerJoin(
      rolePermissionsView,
      and(
        eq(rolePermissionsView.firmId, membershipRolesView.firmId),
        eq(rolePermissionsView.roleId, membershipRolesView.roleId),
      ),
    )
    .where(
      and(
        ...[eq(membershipsView.firmId, firmId), eq(membershipsView.status, 1)],
        eq(rolePermissionsView.code, 'APPROVAL_EDIT'),
      ),
    );
  return rows.map(({ userId }) => userId);
}

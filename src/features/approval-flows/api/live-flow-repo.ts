import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { membershipRoles, memberships, users } from '#features/access/api/public.ts';
import { rolePermissions } from '#features/organisation/api/public.ts';
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

/** Mail addresses of those who may put flows right. */
export async function readFlowKeepers(db: Db, firmId: bigint): Promise<string[]> {
  const rows = await db
    .selectDistinct({ email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(
      membershipRoles,
      and(eq(membershipRoles.firmId, memberships.firmId), eq(membershipRoles.membershipId, memberships.id)),
    )
    .innerJoin(
      rolePermissions,
      and(eq(rolePermissions.firmId, membershipRoles.firmId), eq(rolePermissions.roleId, membershipRoles.roleId)),
    )
    .where(
      and(
        ...[eq(memberships.firmId, firmId), eq(memberships.status, 1), isNotNull(users.email)],
        eq(rolePermissions.code, 'APPROVAL_EDIT'),
      ),
    );
  return rows.flatMap(({ email }) => (email === null ? [] : [email]));
}

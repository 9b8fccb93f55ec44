import { and, eq, isNull, sql } from 'drizzle-orm';
import { membershipsView as m, membershipRolesView } from '#features/access/api/access-views.ts';
import { firmsView, rolePermissionsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { Decider } from '../tasks/judge-decision.ts';

/** A person with the rights of this moment; null for somebody who may decide nothing any more. */
export async function readCarrier(
  db: Db,
  { firmId, userId, memberId }: { firmId: bigint; userId: bigint; memberId: bigint },
): Promise<Decider | null> {
  const permissions = sql<string[]>`array(select distinct ${rolePermissionsView.code} from ${membershipRolesView}
    join ${rolePermissionsView} on ${rolePermissionsView.firmId} = ${membershipRolesView.firmId}
      and ${rolePermissionsView.roleId} = ${membershipRolesView.roleId}
    where ${membershipRolesView.firmId} = ${m.firmId} and ${membershipRolesView.membershipId} = ${m.id})`;
  const [row] = await db
    .select({ permissions })
    .from(m)
    .innerJoin(firmsView, eq(firmsView.id, m.firmId))
    .where(
      and(
        ...[eq(m.firmId, firmId), eq(m.id, memberId), eq(m.userId, userId), eq(firmsView.status, 1)],
        ...[eq(m.status, 1), isNull(m.leftAt), eq(m.approves, true)],
      ),
    );
  return row ? { firmId, userId, memberId, permissions: new Set(row.permissions) } : null;
}

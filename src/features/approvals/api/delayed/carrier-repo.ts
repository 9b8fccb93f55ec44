import { and, eq, isNull, sql } from 'drizzle-orm';
import { memberships as m, membershipRoles } from '#features/access/api/public.ts';
import { firms, rolePermissions } from '#features/organisation/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { Decider } from '../tasks/judge-decision.ts';

/** A person with the rights of this moment; null for somebody who may decide nothing any more. */
export async function readCarrier(
  db: Db,
  { firmId, userId, memberId }: { firmId: bigint; userId: bigint; memberId: bigint },
): Promise<Decider | null> {
  const permissions = sql<string[]>`array(select distinct ${rolePermissions.code} from ${membershipRoles}
    join ${rolePermissions} on ${rolePermissions.firmId} = ${membershipRoles.firmId}
      and ${rolePermissions.roleId} = ${membershipRoles.roleId}
    where ${membershipRoles.firmId} = ${m.firmId} and ${membershipRoles.membershipId} = ${m.id})`;
  const [row] = await db
    .select({ permissions })
    .from(m)
    .innerJoin(firms, eq(firms.id, m.firmId))
    .where(
      and(
        ...[eq(m.firmId, firmId), eq(m.id, memberId), eq(m.userId, userId), eq(firms.status, 1)],
        ...[eq(m.status, 1), isNull(m.leftAt), eq(m.approves, true)],
      ),
    );
  return row ? { firmId, userId, memberId, permissions: new Set(row.permissions) } : null;
}

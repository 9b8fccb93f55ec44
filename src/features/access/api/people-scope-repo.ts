import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { departmentsView } from '#features/organisation/api/organisation-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import { memberships } from './access-tables.ts';

/**
 * Whose records the caller sees, as a condition on the column that holds their person; undefined: everybody's of the
 * firm. Lists, counts, details and exports all ask here (behaviours 2.12, complaint U6).
 */
export function peopleInScope(column: PgColumn, caller: SignedInCaller): SQL | undefined {
  const { dataScope, departmentId, userId, firmId } = caller;
  const own = eq(column, userId);
  if (dataScope === 'company' || dataScope === 'group') return undefined;
  if (dataScope === 'self' || departmentId === null) return own;
  const colleagues = sql`(select ${memberships.userId} from ${memberships} where ${and(
    eq(memberships.firmId, firmId),
    inArray(memberships.departmentId, departmentsInScope(caller, departmentId)),
  )})`;
  return or(own, sql`${column} in ${colleagues}`);
}

/** The own department, or it and everything below it. */
function departmentsInScope({ dataScope, firmId }: SignedInCaller, departmentId: bigint): SQL {
  if (dataScope === 'department') return sql`(select ${departmentId}::bigint)`;
  const own = sql`(select d.path from ${departmentsView} d where d.firm_id = ${firmId} and d.id = ${departmentId})`;
  return sql`(select b.id from ${departmentsView} b where b.firm_id = ${firmId} and b.path like ${own} || '%')`;
}

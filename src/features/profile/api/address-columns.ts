import { type SQL, sql } from 'drizzle-orm';
import { addresses } from './profile-tables.ts';

/**
 * County code of the default address of the person behind the transaction, as text; null for everybody without one.
 * Names no column of an outer query, so that the database looks it up once per statement.
 */
export function defaultRegionOfCaller(): SQL<string | null> {
  return sql<string | null>`(select a.region_code from ${addresses} a where a.firm_id = app_firm_id()
    and a.user_id = app_user_id() and a.is_default and a.removed_at is null)`;
}

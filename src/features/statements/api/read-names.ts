import { inArray, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';

/** Names of people by their ids. */
export async function readUserNames(db: Db, ids: readonly (bigint | null)[]): Promise<Map<bigint, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: usersView.id, name: sql<string>`coalesce(${usersView.realName}, ${usersView.userName}, '')` })
    .from(usersView)
    .where(inArray(usersView.id, wanted));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Names and customer codes of firms by their ids. */
export async function readFirmNames(
  db: Db,
  ids: readonly bigint[],
): Promise<Map<bigint, { name: string; code: string }>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: firmsView.id, name: firmsView.name, code: firmsView.customerCode })
    .from(firmsView)
    .where(inArray(firmsView.id, wanted));
  return new Map(rows.map(({ id, name, code }) => [id, { name, code: code ?? '' }]));
}

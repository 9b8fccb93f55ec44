import { and, eq, sql } from 'drizzle-orm';
import { costCentersView } from '#features/budgets/api/budgets-views.ts';
import { categoriesView } from '#features/catalog/api/catalog-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { ErpRole, SaveInput } from '../contract/erp-code-schemas.ts';
import { erpCodes as t } from './erp-code-tables.ts';

export interface ErpPlace {
  role: ErpRole;
  costCenter: string;
  category: string;
}
export type ErpCodeRow = typeof t.$inferSelect;

/** Levels of categories that accounts are kept for; those below follow. */
const DEEPEST = 3;

export const readCodes = (db: Db, firmId: bigint): Promise<ErpCodeRow[]> =>
  db.select().from(t).where(eq(t.firmId, firmId)).orderBy(t.role, t.costCenter, t.category);

export async function readPlaces(db: Db, firmId: bigint) {
  const costCenters = await db
    .select({ code: costCentersView.code, name: costCentersView.name })
    .from(costCentersView)
    .where(eq(costCentersView.firmId, firmId))
    .orderBy(costCentersView.code);
  const categories = await db
    .select({ code: categoriesView.code, name: categoriesView.name })
    .from(categoriesView)
    .where(sql`${categoriesView.level} <= ${DEEPEST}`)
    .orderBy(categoriesView.level, categoriesView.sort, categoriesView.code);
  return { costCenters, categories };
}
export type ErpPlaces = Awaited<ReturnType<typeof readPlaces>>;

/** Writes codes over those of the same places. */
export async function writeCodes(db: Db, firmId: bigint, codes: readonly SaveInput[]): Promise<void> {
  if (codes.length === 0) return;
  await db
    .insert(t)
    .values(codes.map((code) => ({ firmId, ...code })))
    .onConflictDoUpdate({
      target: [t.firmId, t.role, t.costCenter, t.category],
      set: { account: sql`excluded.account`, accountName: sql`excluded.account_name`, updatedAt: sql`now()` },
    });
}

export async function removeCode(db: Db, firmId: bigint, { role, costCenter, category }: ErpPlace): Promise<boolean> {
  const removed = await db
    .delete(t)
    .where(and(eq(t.firmId, firmId), eq(t.role, role), eq(t.costCenter, costCenter), eq(t.category, category)))
    .returning({ id: t.id });
  return removed.length > 0;
}

/** Lets changes of a firm's codes run one after another: none too many. */
export async function lockCodes(db: Db, firmId: bigint): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`erp codes ${firmId}`}, 0))`);
}

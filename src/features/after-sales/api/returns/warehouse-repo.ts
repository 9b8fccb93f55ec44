import { eq } from 'drizzle-orm';
import { warehousesView } from '#features/catalog/api/catalog-views.ts';
import type { Db } from '#platform/api/database.ts';

/** Names of the warehouses, by code. */
export async function readWarehouseNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ code: warehousesView.code, name: warehousesView.name }).from(warehousesView);
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** Null: there is no such warehouse. */
export async function findWarehouseName(db: Db, code: string): Promise<string | null> {
  const [row] = await db
    .select({ name: warehousesView.name })
    .from(warehousesView)
    .where(eq(warehousesView.code, code));
  return row?.name ?? null;
}

/** What a warehouse is called; its code where it is gone. */
export const warehouseName = async (db: Db, code: string): Promise<string> =>
  (await findWarehouseName(db, code)) ?? code;

import { eq } from 'drizzle-orm';
import { warehousesView } from '#features/catalog/api/catalog-views.ts';
import type { Db } from '#platform/api/database.ts';

/** What a warehouse is called; its code where it is gone. */
export async function warehouseName(db: Db, code: string): Promise<string> {
  const [row] = await db
    .select({ name: warehousesView.name })
    .from(warehousesView)
    .where(eq(warehousesView.code, code));
  return row?.name ?? code;
}

import { eq } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { firms } from './organisation-tables.ts';

/** Name of a firm; empty where the caller may not see it. */
export async function readFirmName(db: Db, firmId: bigint): Promise<string> {
  const [firm] = await db.select({ name: firms.name }).from(firms).where(eq(firms.id, firmId));
  return firm?.name ?? '';
}

import { eq } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';

export async function readFirmName(db: Db, firmId: bigint): Promise<string> {
  const [firm] = await db.select({ name: firmsView.name }).from(firmsView).where(eq(firmsView.id, firmId));
  return firm?.name ?? '';
}

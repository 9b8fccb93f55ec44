import { eq } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';

/** The company with this number; 404 where there is none. */
export async function findFirmId(db: Db, customerCode: string): Promise<bigint> {
  const [firm] = await db.select({ id: firmsView.id }).from(firmsView).where(eq(firmsView.customerCode, customerCode));
  if (!firm) throw notFound('客户');
  return firm.id;
}

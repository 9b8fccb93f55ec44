import { and, eq, gte } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { FirmDays } from '../rules/working-time.ts';
import { firmDays } from './department-tables.ts';

/** Days from this one on that differ from the usual week of the firm. */
export async function readFirmDays(db: Db, firmId: bigint, from: Date): Promise<FirmDays> {
  const rows = await db
    .select({ day: firmDays.day, kind: firmDays.kind })
    .from(firmDays)
    .where(and(eq(firmDays.firmId, firmId), gte(firmDays.day, from.toISOString().slice(0, 10))));
  return new Map(rows.map(({ day, kind }) => [day, kind === 'work' ? 'work' : 'rest']));
}

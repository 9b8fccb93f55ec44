import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { firms } from './organisation-tables.ts';

/** What is agreed with a firm and stands in its own row. */
export interface FirmTerms {
  levelCode: string;
  firmType: 'company' | 'group';
  firmChannel: 0 | 1;
  groupFirmId: bigint | null;
  /** 0: frozen. */
  status: 0 | 1;
  freeShipping: boolean;
  /** Job code of who looks after it, empty for nobody; absent: as it was. */
  salesCode?: string;
}

/**
 * Writes what the shop has agreed with a firm. Sessions, prices and freight follow with the next call: each reads the row of the firm
 * anew. People of the firm who edit it meanwhile are told that it has changed. Right `identity`.
 */
export async function writeFirmTerms(
  db: Db,
  firmId: bigint,
  { freeShipping, salesCode, ...facts }: FirmTerms,
): Promise<void> {
  const settings = sql`${firms.settings} || ${JSON.stringify({ freeShipping, salesCode })}::jsonb`;
  await db
    .update(firms)
    .set({ ...facts, settings, version: sql`${firms.version} + 1` })
    .where(eq(firms.id, firmId));
}

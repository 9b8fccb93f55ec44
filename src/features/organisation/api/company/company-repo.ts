import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { type FirmSettings, firms } from '../organisation-tables.ts';

export type FirmRow = typeof firms.$inferSelect;

export async function readFirm(db: Db, firmId: bigint): Promise<FirmRow> {
  const [firm] = await db.select().from(firms).where(eq(firms.id, firmId));
  if (!firm) throw new Error('firm of the caller is missing');
  return firm;
}

/** The same, held against other changes until the transaction ends. */
export async function lockFirm(db: Db, firmId: bigint): Promise<FirmRow> {
  const [firm] = await db.select().from(firms).where(eq(firms.id, firmId)).for('update');
  if (!firm) throw new Error('firm of the caller is missing');
  return firm;
}

export interface FirmChange {
  facts: Partial<Pick<FirmRow, 'shortName' | 'industry' | 'themeColor' | 'logoUrl'>>;
  /** Settings not named keep what they are: some are agreed with the shop. */
  settings?: FirmSettings;
}

/** Writes what changed and counts the version up; null when the firm has moved on since `version`. */
export async function updateFirm(
  db: Db,
  { id, version }: Pick<FirmRow, 'id' | 'version'>,
  { facts, settings = {} }: FirmChange,
): Promise<FirmRow | null> {
  const merged = sql`${firms.settings} || ${JSON.stringify(settings)}::jsonb`;
  const [firm] = await db
    .update(firms)
    .set({ ...facts, settings: merged, version: sql`${firms.version} + 1` })
    .where(and(eq(firms.id, id), eq(firms.version, version)))
    .returning();
  return firm ?? null;
}

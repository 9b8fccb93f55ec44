import { and, eq, inArray, sql } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';

const COLUMNS = { firmId: firmsView.id, customerCode: firmsView.customerCode, firmName: firmsView.name };

export type ReceivableFirm = NonNullable<Awaited<ReturnType<typeof findFirm>>>;

/** A customer by its number. */
export async function findFirm(db: Db, customerCode: string) {
  const [row] = await db
    .select(COLUMNS)
    .from(firmsView)
    .where(and(eq(firmsView.customerCode, customerCode), sql`${firmsView.firmType} <> 'operator'`));
  return row ?? null;
}

export const readFirms = (db: Db, firmIds: readonly bigint[]) =>
  firmIds.length === 0
    ? Promise.resolve([])
    : db
        .select(COLUMNS)
        .from(firmsView)
        .where(inArray(firmsView.id, [...new Set(firmIds)]));

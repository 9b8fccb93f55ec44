import { desc, eq, or } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { caseScanErrors } from '../../contract/case-desk-errors.ts';
import { afterSaleCases as cases } from '../case-tables.ts';
import { afterSaleReturns as returns } from '../return-tables.ts';

/** The case a label stands for: its own number, that of the parcel, or the carrier's; the latest, where a box holds several. */
export async function readScannedCase(db: Db, typed: string): Promise<{ caseNo: string }> {
  const number = typed.toUpperCase();
  const [own] = await db.select({ caseNo: cases.caseNo }).from(cases).where(eq(cases.caseNo, number));
  if (own) return own;
  const [parcel] = await db
    .select({ caseNo: cases.caseNo })
    .from(returns)
    .innerJoin(cases, eq(cases.id, returns.caseId))
    .where(or(eq(returns.returnNo, number), eq(returns.trackingNo, typed), eq(returns.trackingNo, number)))
    .orderBy(desc(returns.id))
    .limit(1);
  if (!parcel) throw refuse(caseScanErrors, 'CASE_NOT_SCANNED');
  return parcel;
}

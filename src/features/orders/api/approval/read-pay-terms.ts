import { eq } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { readFirmDays } from '#features/organisation/api/public.ts';
import { settingsOf } from '#features/organisation/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { PayTerms } from '../../rules/pay-deadline.ts';

/** How long people of a firm have to pay what was approved, from a moment on. */
export async function readPayTerms(db: Db, firmId: bigint, from: Date): Promise<PayTerms> {
  const [firm] = await db.select({ settings: firmsView.settings }).from(firmsView).where(eq(firmsView.id, firmId));
  const { payAfterApprovalDays } = settingsOf(firm?.settings ?? {});
  return { payDays: payAfterApprovalDays, firmDays: await readFirmDays(db, firmId, from) };
}

import { eq } from 'drizzle-orm';
import { firms } from '#features/organisation/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { PoPolicy } from '../contract/checkout-schemas.ts';
import type { FirmTerms } from '../rules/quote-order.ts';

export interface CheckoutTerms extends FirmTerms {
  customerCode: string;
  firmName: string;
  poPolicy: PoPolicy;
  /** Orders name a cost centre. */
  costSwitch: boolean;
}

/** What the firm has agreed with the shop and set for itself, as far as an order is concerned. */
export async function readFirmTerms(db: Db, firmId: bigint): Promise<CheckoutTerms> {
  const [firm] = await db
    .select({ customerCode: firms.customerCode, firmName: firms.name, settings: firms.settings })
    .from(firms)
    .where(eq(firms.id, firmId));
  const { freeShipping = false, duplicatePo = 'warn', costSwitch = false } = firm?.settings ?? {};
  const { customerCode = '', firmName = '' } = firm ?? {};
  return { customerCode, firmName, freeShipping, poPolicy: duplicatePo, costSwitch };
}

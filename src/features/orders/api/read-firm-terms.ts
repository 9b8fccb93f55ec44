import { eq } from 'drizzle-orm';
import { firms } from '#features/organisation/api/public.ts';
import { addresses, ownAddress } from '#features/profile/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { PoPolicy } from '../contract/order-terms-schemas.ts';

export interface CheckoutTerms {
  /** Agreed with the firm: it never pays freight. */
  freeShipping: boolean;
  customerCode: string;
  firmName: string;
  /** 统一社会信用代码, which is its tax number; null where nobody has given it. */
  creditCode: string | null;
  poPolicy: PoPolicy;
  /** Orders name a cost centre. */
  costSwitch: boolean;
}

const TERMS = {
  customerCode: firms.customerCode,
  firmName: firms.name,
  creditCode: firms.creditCode,
  settings: firms.settings,
};

type TermsRow = Pick<typeof firms.$inferSelect, 'customerCode' | 'creditCode' | 'settings'> & { firmName: string };

function termsOf(firm: TermsRow | undefined): CheckoutTerms {
  const { freeShipping = false, duplicatePo = 'warn', costSwitch = false } = firm?.settings ?? {};
  const { customerCode = '', firmName = '', creditCode = null } = firm ?? {};
  return { customerCode, firmName, creditCode, freeShipping, poPolicy: duplicatePo, costSwitch };
}

/** What the firm has agreed with the shop and set for itself, as far as an order is concerned. */
export async function readFirmTerms(db: Db, firmId: bigint): Promise<CheckoutTerms> {
  const [firm] = await db.select(TERMS).from(firms).where(eq(firms.id, firmId));
  return termsOf(firm);
}

/** The same with an address of the caller's own book, null if it is not in there. */
export async function readTermsAndAddress(db: Db, caller: SignedInCaller, addressId: string) {
  const [row] = await db
    .select({ terms: TERMS, address: addresses })
    .from(firms)
    .leftJoin(addresses, ownAddress(caller, BigInt(addressId)))
    .where(eq(firms.id, caller.firmId));
  return { terms: termsOf(row?.terms), address: row?.address ?? null };
}

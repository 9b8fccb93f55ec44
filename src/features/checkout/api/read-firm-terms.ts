import { eq, getViewSelectedFields } from 'drizzle-orm';
import type { PoPolicy } from '#features/orders/contract/order-terms-schemas.ts';
import { poPolicyOf } from '#features/orders/rules/public.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { addressesView } from '#features/profile/api/profile-views.ts';
import { ownAddress } from '#features/profile/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import { compiledSelect } from '#platform/api/compiled-statement.ts';
import type { Db } from '#platform/api/database.ts';
import type { FirmTerms } from '../rules/quote-order.ts';

export interface CheckoutTerms extends FirmTerms {
  customerCode: string;
  firmName: string;
  /** 统一社会信用代码, which is its tax number; null where nobody has given it. */
  creditCode: string | null;
  poPolicy: PoPolicy;
  /** Orders name a cost centre. */
  costSwitch: boolean;
}

const TERMS = {
  customerCode: firmsView.customerCode,
  firmName: firmsView.name,
  creditCode: firmsView.creditCode,
  settings: firmsView.settings,
};

type TermsRow = Pick<typeof firmsView.$inferSelect, 'customerCode' | 'creditCode' | 'settings'> & { firmName: string };

function termsOf(firm: TermsRow | undefined): CheckoutTerms {
  const { freeShipping = false, costSwitch = false, ...settings } = firm?.settings ?? {};
  const { customerCode = '', firmName = '', creditCode = null } = firm ?? {};
  return { customerCode, firmName, creditCode, freeShipping, poPolicy: poPolicyOf(settings), costSwitch };
}

const termsOfFirm = compiledSelect<{ firmId: bigint }>()((db, given) =>
  db.select(TERMS).from(firmsView).where(eq(firmsView.id, given.firmId)),
);

/** What the firm has agreed with the shop and set for itself, as far as an order is concerned. */
export async function readFirmTerms(db: Db, firmId: bigint): Promise<CheckoutTerms> {
  const [firm] = await termsOfFirm(db, { firmId });
  return termsOf(firm);
}

/** The same with an address of the caller's own book, null if it is not in there. */
export async function readTermsAndAddress(db: Db, caller: SignedInCaller, addressId: string) {
  const [row] = await db
    .select({ terms: TERMS, address: getViewSelectedFields(addressesView) })
    .from(firmsView)
    .leftJoin(addressesView, ownAddress(caller, BigInt(addressId), addressesView))
    .where(eq(firmsView.id, caller.firmId));
  return { terms: termsOf(row?.terms), address: row?.address ?? null };
}

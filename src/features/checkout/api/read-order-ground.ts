import type { DeliveryAddress } from '#features/orders/api/orders-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { createErrors } from '../contract/checkout-errors.ts';
import { readTermsAndAddress } from './read-firm-terms.ts';

/** Where the order goes, as it keeps it, with the county that lies in; and what its firm has agreed. */
export async function readOrderGround(db: Db, caller: SignedInCaller, addressId: string) {
  const { terms, address: found } = await readTermsAndAddress(db, caller, addressId);
  if (!found) throw refuse(createErrors, 'ORDER_ADDRESS_GONE');
  const { receiver, phone, province, city, district, detail, regionCode } = found;
  const address: DeliveryAddress = { receiver, phone, province, city, district, detail };
  return { terms, address, regionCode };
}

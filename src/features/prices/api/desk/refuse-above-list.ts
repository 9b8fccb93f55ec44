import { refuse } from '#platform/api/refuse.ts';
import { formatUnitPrice } from '#platform/shared/money.ts';
import { priceDeskErrors } from '../../contract/price-desk-contract.ts';

/** A price above list never counts: whoever enters one has slipped. Items without a list price take any. */
export function refuseAboveList(price: bigint, listPrice: bigint): void {
  if (listPrice === 0n || price <= listPrice) return;
  const message = `价格高于面价 ¥${formatUnitPrice(listPrice)}，不会生效`;
  throw refuse(priceDeskErrors, 'PRICE_ABOVE_LIST', { message });
}

import type { Calculation, CreateRequest } from '../../contract/checkout-schemas.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

interface Filled {
  calculation: Calculation;
  address: { id: string };
  draft: CheckoutDraft;
  fromCart: boolean;
}

/** What is sent: quantities and prices exactly as they stand on the page. Lines that cannot be ordered go along, so that the shop says so. */
export function orderInputOf({ calculation, address, draft, fromCart }: Filled): CreateRequest {
  return {
    lines: calculation.lines.map(({ skuCode, quantity, salesPrice }) => ({
      skuCode,
      quantity,
      salesPrice: salesPrice ?? '0.00',
    })),
    totalAmount: calculation.totalAmount,
    addressId: address.id,
    poNumber: draft.poNumber.trim() || undefined,
    note: draft.note.trim(),
    fromCart,
  };
}

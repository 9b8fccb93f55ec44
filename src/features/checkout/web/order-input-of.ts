import type { Invoice, PayWay } from '#features/orders/contract/order-terms-schemas.ts';
import { lineKey } from '#features/orders/rules/public.ts';
import type { Calculation, CreateRequest } from '../contract/checkout-schemas.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

interface Filled {
  calculation: Calculation;
  address: { id: string };
  draft: CheckoutDraft;
  payWay: PayWay;
  invoice: Invoice | null;
  fromCart: boolean;
  quoteNo?: string;
  /** What the buyer agreed to where it goes over budgets. */
  overBudget: CreateRequest['overBudget'];
}

/**
 * What is sent: quantities and prices exactly as they stand on the page. Lines that cannot be ordered go along, so that
 * the shop says so; what was written to lines of the cart the shop takes from there.
 */
export function orderInputOf({
  calculation,
  address,
  draft,
  payWay,
  invoice,
  fromCart,
  quoteNo,
  overBudget,
}: Filled): CreateRequest {
  return {
    lines: calculation.lines.map(({ skuCode, split, quantity, salesPrice }) => ({
      skuCode,
      quantity,
      salesPrice: salesPrice ?? '0.00',
      ...(split && { split }),
      customerCode: fromCart ? undefined : draft.codes[lineKey({ skuCode, split })],
    })),
    totalAmount: calculation.totalAmount,
    addressId: address.id,
    payWay,
    ...(invoice && { invoice }),
    poNumber: draft.poNumber.trim() || undefined,
    note: draft.note.trim(),
    costCenter: draft.costCenter.trim(),
    fileIds: draft.files.map((file) => file.id),
    fromCart,
    quoteNo,
    overBudget,
  };
}

import { createOrderKeeper, type DocumentKeepers, readDocumentBudgets } from '#features/approvals/api/public.ts';
import { orders } from '#features/orders/api/manifest.ts';
import { createOrderMoney, type PaymentSettings } from '#features/payments/api/public.ts';
import { quoteKeeper } from '#features/quotes/api/public.ts';

/** Every document that is approved in this shop, with what becomes of it. */
export function openDocumentKeepers(payments: PaymentSettings): DocumentKeepers {
  const settings = { money: createOrderMoney(payments), hold: payments.hold };
  return {
    order: createOrderKeeper(orders.approval(settings)),
    quote: quoteKeeper,
  };
}

/** What the pages of approvals are given. */
export const openApprovals = (payments: PaymentSettings) => ({
  documents: openDocumentKeepers(payments),
  budgets: readDocumentBudgets,
});

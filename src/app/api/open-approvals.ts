import { createOrderKeeper, type DocumentKeepers, readDocumentBudgets } from '#features/approvals/api/public.ts';
import { dropOrderLines, endOrder, passOrder } from '#features/orders/api/public.ts';
import { createOrderMoney, type PaymentSettings } from '#features/payments/api/public.ts';
import { quoteKeeper } from '#features/quotes/api/public.ts';

/** Every document that is approved in this shop, with what becomes of it. */
export function openDocumentKeepers(payments: PaymentSettings): DocumentKeepers {
  const settings = { money: createOrderMoney(payments), hold: payments.hold };
  return {
    order: createOrderKeeper({
      pass: (db, place, actor) => passOrder(db, settings, place, actor),
      end: endOrder,
      dropLines: dropOrderLines,
    }),
    quote: quoteKeeper,
  };
}

/** What the pages of approvals are given. */
export const openApprovals = (payments: PaymentSettings) => ({
  documents: openDocumentKeepers(payments),
  budgets: readDocumentBudgets,
});

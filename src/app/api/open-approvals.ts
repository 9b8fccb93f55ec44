import { approvals } from '#features/approvals/api/manifest.ts';
import {
  collectKeepers,
  type DocumentKeeper,
  type DocumentKeepers,
  readDocumentBudgets,
} from '#features/approvals/api/public.ts';
import { orders } from '#features/orders/api/manifest.ts';
import { createOrderMoney, type PaymentSettings } from '#features/payments/api/public.ts';
import { FEATURES } from './features.gen.ts';

/** Every kind of document that is approved in this shop, as features name them; `more` beside them, in tests. */
export function openDocumentKeepers(payments: PaymentSettings, more: readonly DocumentKeeper[] = []): DocumentKeepers {
  const settings = { money: createOrderMoney(payments), hold: payments.hold };
  return collectKeepers([
    ...approvals.orderKeepers(orders.approval(settings)),
    ...Object.values(FEATURES).flatMap(({ keepers = [] }) => keepers),
    ...more,
  ]);
}

/** What the pages of approvals are given. */
export const openApprovals = (payments: PaymentSettings, more?: readonly DocumentKeeper[]) => ({
  documents: openDocumentKeepers(payments, more),
  budgets: readDocumentBudgets,
});

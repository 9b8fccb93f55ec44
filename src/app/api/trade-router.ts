import { refundAccounts } from '#features/after-sales/api/public.ts';
import { orderControl, readOrderWaits } from '#features/approvals/api/public.ts';
import { checkout } from '#features/checkout/api/manifest.ts';
import { enquiries } from '#features/enquiries/api/manifest.ts';
import { fulfilment } from '#features/fulfilment/api/manifest.ts';
import { orders } from '#features/orders/api/manifest.ts';
import { payments } from '#features/payments/api/manifest.ts';
import { createOrderMoney } from '#features/payments/api/public.ts';
import { enquiryAnswers, quotePromises } from '#features/quotes/api/public.ts';
import type { RouterSettings } from './router-settings.ts';

/** Calls by which goods change hands: enquiries, quotes, orders, payments and deliveries, of buyers and of the desk. */
export function createTradeRouter(settings: RouterSettings) {
  const payable = { hold: settings.payments.hold, money: createOrderMoney(settings.payments) };
  return {
    ...checkout.handlers({ ...settings, ...payable, promises: quotePromises, control: orderControl }),
    ...enquiries.handlers({ ...settings, answers: enquiryAnswers }),
    ...fulfilment.handlers({
      ...settings,
      openPayment: orders.openPayment(payable),
      behindOrderLink: orders.forOthers(settings.pepper).behindLink,
    }),
    ...orders.handlers({ ...settings, ...payable, waits: readOrderWaits }),
    ...payments.handlers(settings.payments, refundAccounts(settings.pepper)),
  };
}

import { orderControl, readOrderWaits } from '#features/approvals/api/public.ts';
import { createEnquiryDeskHandlers, createEnquiryHandlers } from '#features/enquiries/api/public.ts';
import {
  createFulfilmentDeskHandlers,
  createFulfilmentHandlers,
  stockDeskHandlers,
} from '#features/fulfilment/api/public.ts';
import {
  createCheckoutHandlers,
  createOrderActHandlers,
  createOrderHandlers,
  createOrderLinkHandlers,
  createOrderPaperHandlers,
} from '#features/orders/api/public.ts';
import { createOrderMoney, createPaymentDeskHandlers, createPaymentHandlers } from '#features/payments/api/public.ts';
import {
  createQuoteDeskHandlers,
  createQuoteHandlers,
  enquiryAnswers,
  quotePromises,
} from '#features/quotes/api/public.ts';
import type { RouterSettings } from './router.ts';

/** Calls by which goods change hands: enquiries, quotes, orders, payments and deliveries, of buyers and of the desk. */
export function createTradeRouter(settings: RouterSettings) {
  const payable = { hold: settings.payments.hold, money: createOrderMoney(settings.payments) };
  const { attachments } = settings;
  return {
    checkout: createCheckoutHandlers({ ...payable, attachments, promises: quotePromises, control: orderControl }),
    enquiries: createEnquiryHandlers({ ...settings, answers: enquiryAnswers }),
    enquiryDesk: createEnquiryDeskHandlers(settings),
    fulfilment: createFulfilmentHandlers(settings),
    fulfilmentDesk: createFulfilmentDeskHandlers({ ...payable, attachments }),
    orderActs: createOrderActHandlers({ money: payable.money }),
    orderLinks: createOrderLinkHandlers(settings),
    orderPapers: createOrderPaperHandlers(settings),
    orders: createOrderHandlers({ waits: readOrderWaits }),
    paymentDesk: createPaymentDeskHandlers(settings.payments),
    payments: createPaymentHandlers(settings.payments),
    quoteDesk: createQuoteDeskHandlers(settings),
    quotes: createQuoteHandlers(settings),
    stockDesk: stockDeskHandlers,
  };
}

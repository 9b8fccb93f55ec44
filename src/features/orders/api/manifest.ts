import { budgetEffects } from './budgets/budget-effects.ts';
import { createCheckoutHandlers } from './checkout-handlers.ts';
import type { CheckoutSettings } from './checkout-settings.ts';
import { createOrderHandlers } from './order-handlers.ts';
import { orderJobs } from './order-jobs.ts';
import { createOrderActHandlers, createOrderLinkHandlers, createOrderPaperHandlers } from './order-life-handlers.ts';
import type { ReadOrderWaits } from './order-waits.ts';

interface OrderSettings extends CheckoutSettings {
  pepper: Buffer;
  origin: string;
  waits: ReadOrderWaits;
}

/** What the app collects of the feature on the server. */
export const orders = {
  handlers: ({ waits, ...settings }: OrderSettings) => ({
    checkout: createCheckoutHandlers(settings),
    orderActs: createOrderActHandlers(settings),
    orderLinks: createOrderLinkHandlers(settings),
    orderPapers: createOrderPaperHandlers(settings),
    orders: createOrderHandlers({ waits }),
  }),
  jobs: orderJobs,
  orderEffects: budgetEffects,
};

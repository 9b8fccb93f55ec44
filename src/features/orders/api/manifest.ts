import type { AttachmentTools } from '#business/attachments/api/public.ts';
import { budgetEffects } from './budgets/budget-effects.ts';
import { createOrderHandlers } from './order-handlers.ts';
import { orderJobs } from './order-jobs.ts';
import { createOrderActHandlers, createOrderLinkHandlers, createOrderPaperHandlers } from './order-life-handlers.ts';
import type { OrderMoney } from './order-money.ts';
import type { ReadOrderWaits } from './order-waits.ts';

interface OrderSettings {
  money: OrderMoney;
  attachments: AttachmentTools;
  pepper: Buffer;
  origin: string;
  waits: ReadOrderWaits;
}

/** What the app collects of the feature on the server. */
export const orders = {
  handlers: ({ waits, ...settings }: OrderSettings) => ({
    orderActs: createOrderActHandlers(settings),
    orderLinks: createOrderLinkHandlers(settings),
    orderPapers: createOrderPaperHandlers(settings),
    orders: createOrderHandlers({ waits }),
  }),
  jobs: orderJobs,
  orderEffects: budgetEffects,
};

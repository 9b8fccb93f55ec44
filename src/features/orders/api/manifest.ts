import type { AttachmentTools } from '#business/attachments/api/public.ts';
import type { Post } from '#business/messages/api/public.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Database, Db } from '#platform/api/database.ts';
import { mergeEffects } from '#platform/api/outbox-worker.ts';
import type { OrderName } from './approval/approving-order-repo.ts';
import { approveOrder, dropOrderLines, endOrder } from './approval/settle-approval.ts';
import { budgetEffects } from './budgets/budget-effects.ts';
import { ordersForOthers } from './links/orders-for-others.ts';
import { type MoneySettings, openPayment } from './open-payment.ts';
import { orderAttachments } from './order-attachments.ts';
import { createOrderHandlers } from './order-handlers.ts';
import { orderJobs } from './order-jobs.ts';
import { createOrderActHandlers, createOrderLinkHandlers, createOrderPaperHandlers } from './order-life-handlers.ts';
import { orderMessageEffects } from './order-message-effects.ts';
import type { OrderMoney } from './order-money.ts';
import type { ReadOrderWaits } from './order-waits.ts';
import { orderExport } from './papers/export-orders.ts';

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
  /** What becomes of an order when its approval ends. */
  approval: (settings: MoneySettings) => ({
    pass: (db: Db, name: OrderName, actor: Pick<Caller, 'firmId' | 'userId'>) =>
      approveOrder(db, settings, name, actor),
    end: endOrder,
    dropLines: dropOrderLines,
  }),
  openPayment: (settings: MoneySettings) => (db: Db, place: { firmId: bigint; orderId: bigint }) =>
    openPayment(db, settings, place),
  attachments: [orderAttachments],
  exports: [orderExport],
  forOthers: ordersForOthers,
  jobs: orderJobs,
  orderEffects: (database: Database, post: Post) =>
    mergeEffects(budgetEffects(database), orderMessageEffects(database, post)),
};

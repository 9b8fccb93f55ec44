import type { AttachmentTools } from '#business/attachments/api/public.ts';
import type { AskForMoney } from './desk/confirm-order.ts';
import { deskOrdersExport } from './desk/export-queue.ts';
import { createFulfilmentDeskHandlers } from './desk/fulfilment-desk-handlers.ts';
import { stockDeskHandlers } from './desk/stock-desk-handlers.ts';
import { fulfilmentEffects } from './fulfilment-effects.ts';
import { type BehindOrderLink, createFulfilmentHandlers } from './fulfilment-handlers.ts';
import { fulfilmentJobs } from './fulfilment-jobs.ts';
import { receiptAttachments } from './receipt-attachments.ts';

interface FulfilmentSettings {
  attachments: AttachmentTools;
  openPayment: AskForMoney;
  behindOrderLink: BehindOrderLink;
}

/** What the app collects of the feature on the server. */
export const fulfilment = {
  handlers: (settings: FulfilmentSettings) => ({
    fulfilment: createFulfilmentHandlers(settings),
    fulfilmentDesk: createFulfilmentDeskHandlers(settings),
    stockDesk: stockDeskHandlers,
  }),
  exports: [deskOrdersExport],
  jobs: fulfilmentJobs,
  orderEffects: fulfilmentEffects,
  attachments: [receiptAttachments],
};

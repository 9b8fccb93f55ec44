import type { AttachmentTools } from '#business/attachments/api/public.ts';
import type { MoneySettings } from '#features/orders/api/public.ts';
import { createFulfilmentDeskHandlers } from './desk/fulfilment-desk-handlers.ts';
import { stockDeskHandlers } from './desk/stock-desk-handlers.ts';
import { fulfilmentEffects } from './fulfilment-effects.ts';
import { createFulfilmentHandlers } from './fulfilment-handlers.ts';
import { fulfilmentJobs } from './fulfilment-jobs.ts';

/** What the app collects of the feature on the server. */
export const fulfilment = {
  handlers: (settings: { pepper: Buffer; attachments: AttachmentTools } & MoneySettings) => ({
    fulfilment: createFulfilmentHandlers(settings),
    fulfilmentDesk: createFulfilmentDeskHandlers(settings),
    stockDesk: stockDeskHandlers,
  }),
  jobs: fulfilmentJobs,
  orderEffects: fulfilmentEffects,
};

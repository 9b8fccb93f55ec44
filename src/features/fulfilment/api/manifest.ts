import type { MoneySettings } from '#features/orders/api/public.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { createFulfilmentDeskHandlers } from './desk/fulfilment-desk-handlers.ts';
import { stockDeskHandlers } from './desk/stock-desk-handlers.ts';
import { fulfilmentEffects } from './fulfilment-effects.ts';
import { createFulfilmentHandlers } from './fulfilment-handlers.ts';
import { fulfilmentJobs } from './fulfilment-jobs.ts';

/** What the app collects of the feature on the server. */
export const fulfilment = {
  handlers: (settings: { pepper: Buffer; receipts: FileStore } & MoneySettings) => ({
    fulfilment: createFulfilmentHandlers(settings),
    fulfilmentDesk: createFulfilmentDeskHandlers(settings),
    stockDesk: stockDeskHandlers,
  }),
  jobs: fulfilmentJobs,
  orderEffects: fulfilmentEffects,
};

import type { Post } from '#business/messages/api/public.ts';
import type { Database } from '#platform/api/database.ts';
import { createPaymentDeskHandlers } from './payment-desk-handlers.ts';
import { createPaymentHandlers } from './payment-handlers.ts';
import { paymentJobs } from './payment-jobs.ts';
import type { PaymentSettings, RefundAccounts } from './payment-settings.ts';
import { prepareEffects } from './prepare-payment.ts';
import { refundEffects } from './refund-effects.ts';
import { paymentEffects } from './settle-cancelled.ts';

/** What the app collects of the feature on the server. */
export const payments = {
  handlers: (settings: PaymentSettings, accountsOf: RefundAccounts) => ({
    paymentDesk: createPaymentDeskHandlers(settings, accountsOf),
    payments: createPaymentHandlers(settings),
  }),
  jobs: paymentJobs,
  effects: (database: Database, settings: PaymentSettings, post: Post) => ({
    ...prepareEffects(database, settings),
    ...refundEffects(database, settings.channels, post),
  }),
  orderEffects: paymentEffects,
};

import { createCartHandlers } from './cart-handlers.ts';
import { cartJobs } from './cart-jobs.ts';
import type { CartSources } from './cart-sources.ts';
import { createSharedCartHandlers } from './shared-cart-handlers.ts';
import { viewHistoryHandlers } from './view-history-handlers.ts';

/** What the app collects of the feature on the server. */
export const cart = {
  handlers: (sources: CartSources) => ({
    cart: createCartHandlers(sources),
    sharedCarts: createSharedCartHandlers(sources),
    viewHistory: viewHistoryHandlers,
  }),
  jobs: cartJobs,
};

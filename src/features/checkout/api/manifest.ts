import { createCheckoutHandlers } from './checkout-handlers.ts';
import type { CheckoutSettings } from './checkout-settings.ts';

/** What the app collects of the feature on the server. */
export const checkout = {
  handlers: (settings: CheckoutSettings) => ({ checkout: createCheckoutHandlers(settings) }),
};

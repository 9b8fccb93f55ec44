import { quoteKeeper } from './approval/quote-keeper.ts';
import { createQuoteDeskHandlers } from './desk/quote-desk-handlers.ts';
import { quoteAttachments } from './quote-attachments.ts';
import { createQuoteHandlers, type QuoteSettings } from './quote-handlers.ts';
import { quoteEffects, quoteJobs } from './quote-jobs.ts';
import { quoteOrderEffects } from './return-quantity.ts';

/** What the app collects of the feature on the server. */
export const quotes = {
  handlers: (settings: QuoteSettings) => ({
    quoteDesk: createQuoteDeskHandlers(settings),
    quotes: createQuoteHandlers(settings),
  }),
  keepers: [quoteKeeper],
  jobs: quoteJobs,
  effects: quoteEffects,
  orderEffects: quoteOrderEffects,
  attachments: [quoteAttachments],
};

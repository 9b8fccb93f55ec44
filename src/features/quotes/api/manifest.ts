import { quoteKeeper } from './approval/quote-keeper.ts';
import { quoteQueueExport } from './desk/export-queue.ts';
import { createQuoteDeskHandlers } from './desk/quote-desk-handlers.ts';
import { quotesExport } from './papers/export-quotes.ts';
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
  exports: [quotesExport, quoteQueueExport],
  keepers: [quoteKeeper],
  jobs: quoteJobs,
  effects: quoteEffects,
  orderEffects: quoteOrderEffects,
  attachments: [quoteAttachments],
};

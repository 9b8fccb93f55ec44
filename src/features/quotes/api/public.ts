export { quoteKeeper } from './approval/quote-keeper.ts';
export { createQuoteDeskHandlers } from './desk/quote-desk-handlers.ts';
export { quotePromises } from './promise-prices.ts';
export { quoteAttachments } from './quote-attachments.ts';
export { createQuoteHandlers } from './quote-handlers.ts';
export { quoteEffects, quoteJobs } from './quote-jobs.ts';
export {
  quoteConversions,
  quoteCosts,
  quoteDeskEvents,
  quoteEvents,
  quoteLines,
  quotes,
  quoteVersions,
} from './quote-tables.ts';
export { enquiryAnswers } from './read-enquiry-quote.ts';
export { findQuoteHead, type QuoteForOthers, readQuoteForOthers } from './read-shared-quote.ts';
export { quoteOrderEffects } from './return-quantity.ts';
export { tellQuote } from './tell-quote.ts';

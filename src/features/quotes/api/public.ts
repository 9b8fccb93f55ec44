export { notifyQuote } from './notify-quote.ts';
export { quotePromises } from './promise-prices.ts';
export { enquiryAnswers } from './read-enquiry-quote.ts';
export { findQuoteHead, type QuoteForOthers, readQuoteForOthers } from './read-shared-quote.ts';

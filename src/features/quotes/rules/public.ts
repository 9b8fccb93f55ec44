export {
  isQuoteStatus,
  type QuoteStatus,
  quoteLabel,
} from './quote-status.ts';

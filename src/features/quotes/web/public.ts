export { StartQuoteButton } from './desk/start-quote-button.tsx';
export { OfferedGoods } from './offered-goods.tsx';
export { openQuotesQuery } from './open-quotes-query.ts';
export { quoteQuery } from './quote-api.ts';
export { QuoteDetailView } from './quote-detail.tsx';
export { QuoteTag } from './quote-tag.tsx';

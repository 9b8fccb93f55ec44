export { openQuotesQuery, quoteQuery } from './quote-api.ts';
export { QuoteDetailView } from './quote-detail.tsx';
export { readQuoteNo } from './quote-no.ts';
export { QuoteTag } from './quote-tag.tsx';
export { QUOTE_LIST_HREF, quoteHref } from './quote-words.ts';

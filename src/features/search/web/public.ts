export { closestItemsQuery } from './closest-items-query.ts';
export { itemOptionsQuery } from './item-options-query.ts';
export { clearHistory, runSearch } from './run-search.ts';
export { searchHistoryQuery, suggestQuery } from './search-queries.ts';

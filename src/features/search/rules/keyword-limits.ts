/** Specification 9: default scope, scope of a search from the history, longest input. */
export const SCOPE_ALL = '1';
export const SCOPE_VISIBLE = '4';
export type SearchScope = typeof SCOPE_ALL | typeof SCOPE_VISIBLE;
export const MAX_KEYWORD = 60;

export const PAGE_SIZES = [20, 40, 60, 100] as const;
export const DEFAULT_PAGE_SIZE = 40;
/** Rows behind this one are not served: whoever is there should narrow the search instead. */
export const MAX_RESULT_ROW = 10_000;

export const SORTS = ['relevance', 'sales', 'priceAsc', 'priceDesc', 'new'] as const;
export type Sort = (typeof SORTS)[number];

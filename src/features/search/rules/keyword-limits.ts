import type { PageSize, SearchScope, Sort } from '../contract/search-schemas.ts';

/** Specification 9: default scope, scope of a search from the history, longest input. */
export const SCOPE_ALL: SearchScope = '1';
export const SCOPE_VISIBLE: SearchScope = '4';
export const MAX_KEYWORD = 60;
/** Characters that box and address keep of a keyword that is too long, so that it can be shortened where it stands. */
export const MOST_TYPED = 300;

export const PAGE_SIZES: readonly PageSize[] = [20, 40, 60, 100];
export const DEFAULT_PAGE_SIZE: PageSize = 40;

export const SORTS: readonly Sort[] = ['relevance', 'sales', 'priceAsc', 'priceDesc', 'new'];

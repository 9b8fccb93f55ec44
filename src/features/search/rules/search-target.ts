import { brandHref, categoryHref, itemHref, SEARCH_MATERIAL_PATH, SEARCH_PATH } from '#business/paths/rules/public.ts';
import type { SearchScope } from '../contract/search-schemas.ts';
import { SCOPE_ALL } from './keyword-limits.ts';

/** Answer to “where does this search lead?” (specification 3, search-type response). */
export interface SearchTypeAnswer {
  /** u item, b brand, c category, a given address, m material mapping; anything else is the result list. */
  type: string;
  /** Code of the item, brand or category. */
  data: string | null;
  url: string | null;
  /** Customer code through which an item was found; the product page says so. */
  matchedCode?: string | null;
}

export interface SearchRequest {
  keyword: string;
  searchId: string;
  scope: SearchScope;
}

/** Address of the result list; scope 1 is the default and needs no mention. */
export function resultAddress({ keyword, scope }: Pick<SearchRequest, 'keyword' | 'scope'>): string {
  const params = new URLSearchParams({ keyword });
  if (scope !== SCOPE_ALL) params.set('searchScope', scope);
  return `${SEARCH_PATH}?${params}`;
}

/** Only our own pages and encrypted addresses; a redirect must never become a script. */
const isSafeUrl = (url: string) => /^(?:https:\/\/|\/(?!\/))/.test(url);

/** Where a search leads (specification 2.8). Anything that is not understood leads to the result list. */
export function searchTarget(answer: SearchTypeAnswer, request: SearchRequest): string {
  const code = answer.data;
  if (answer.type === 'u' && code) {
    const params = new URLSearchParams({ searchId: request.searchId });
    if (answer.matchedCode) params.set('matched', answer.matchedCode);
    return `${itemHref(code)}?${params}`;
  }
  if (answer.type === 'b' && code) return brandHref(code);
  if (answer.type === 'c' && code) return `${categoryHref(code)}?isFormSearch=true`;
  if (answer.type === 'm') return `${SEARCH_MATERIAL_PATH}?${new URLSearchParams({ keyword: request.keyword })}`;
  if (answer.type === 'a' && answer.url && isSafeUrl(answer.url)) return answer.url;
  return resultAddress(request);
}

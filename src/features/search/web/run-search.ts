import type { SearchScope } from '../contract/search-schemas.ts';
import { isKeywordLong, plainKeyword } from '../rules/clean-keyword.ts';
import { MOST_TYPED, SCOPE_ALL } from '../rules/keyword-limits.ts';
import { resultAddress, searchTarget } from '../rules/search-target.ts';
import { recordClick } from './record-click.ts';
import { searchApi } from './search-api.ts';
import { newSearchId } from './search-id.ts';

/** Where the material page finds what was matched (specification 3, browser storage). */
const MATERIAL_KEY = 'searchMaterial';

function keepMappingItems(items: readonly object[]): void {
  try {
    sessionStorage.setItem(MATERIAL_KEY, JSON.stringify(items));
  } catch {
    // Storage switched off or full: the material page then matches again by its keyword.
  }
}

/**
 * Address that a search leads to (specification 2.8 and 4). An empty search leads home; a failed call leads to the
 * result list without a word, and so does a keyword that is too long: the list says so and the box keeps it.
 */
export async function runSearch(typed: string, scope: SearchScope = SCOPE_ALL): Promise<string> {
  const keyword = plainKeyword(typed);
  if (!keyword) return '/';
  if (isKeywordLong(keyword)) return resultAddress({ keyword: [...keyword].slice(0, MOST_TYPED).join(''), scope });
  const request = { keyword, scope, searchId: newSearchId() };
  try {
    const reply = await searchApi.call.searchType({ keyword, searchId: request.searchId });
    if (reply.type === 'u' && reply.data) recordClick({ keyword, searchId: request.searchId, itemCode: reply.data });
    if (reply.type === 'm') keepMappingItems(reply.mappingItems);
    return searchTarget(reply, request);
  } catch {
    return resultAddress(request);
  }
}

/** Forgets the recent searches of the signed-in user. */
export async function clearHistory(): Promise<void> {
  await searchApi.call.cleanHistory({});
}

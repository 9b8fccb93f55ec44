import { refuse } from '#platform/api/refuse.ts';
import { searchErrors } from '../contract/search-contract.ts';
import { isKeywordLong, plainKeyword } from '../rules/clean-keyword.ts';

/** What is searched for; more than can be searched for is refused in words instead of being cut unseen. */
export function acceptKeyword(typed: string): string {
  if (isKeywordLong(typed)) throw refuse(searchErrors, 'KEYWORD_LONG');
  return plainKeyword(typed);
}

import { pageOfUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import { searchDeskApi } from './search-desk-api.ts';
import type { WordsAddress } from './search-words-address.ts';

const { query } = searchDeskApi;

export const synonymsQuery = query.synonyms.queryOptions({ input: {} });
export const brandsQuery = (address: WordsAddress) =>
  query.brands.queryOptions({ input: { keyword: address.keyword ?? '', ...pageOfUrl(address) } });
export const redirectsQuery = (address: WordsAddress) => query.redirects.queryOptions({ input: pageOfUrl(address) });
export const missesQuery = query.misses.queryOptions({ input: {} });
export const feedbackQuery = (address: WordsAddress) => query.feedback.queryOptions({ input: pageOfUrl(address) });
/** Searches of some days that found nothing, for the figures of the whole desk. */
export const missDaysQuery = (input: { from: string; to: string; before?: { from: string; to: string } }) =>
  query.missDays.queryOptions({ input });

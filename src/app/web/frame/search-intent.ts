import { plainKeyword } from '#features/search/rules/public.ts';

export type SearchIntent = { kind: 'home' } | { kind: 'search'; keyword: string };

/** Specification 4, search flow: an empty box with no default text goes home. */
export function searchIntent(text: string, defaultText: string): SearchIntent {
  const keyword = plainKeyword(text) || plainKeyword(defaultText);
  return keyword ? { kind: 'search', keyword } : { kind: 'home' };
}

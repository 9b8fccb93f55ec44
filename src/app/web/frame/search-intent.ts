/** Specification 5: a search has at most 60 characters. */
export const KEYWORD_MAX = 60;

export type SearchIntent = { kind: 'home' } | { kind: 'search'; keyword: string };

/** Control characters and markup never reach the server; a lone `<`, as in <16mm, does. */
export function cleanKeyword(text: string): string {
  // oxlint-disable-next-line no-control-regex -- removing control characters is the point
  const plain = text.replace(/[\u0000-\u001f\u007f]+/g, ' ').replace(/<\/?[a-z!][^>]*>?/gi, ' ');
  return [...plain.replace(/\s+/g, ' ').trim()].slice(0, KEYWORD_MAX).join('').trim();
}

/** Specification 4, search flow: an empty box with no default text goes home. */
export function searchIntent(text: string, defaultText: string): SearchIntent {
  const keyword = cleanKeyword(text) || cleanKeyword(defaultText);
  return keyword ? { kind: 'search', keyword } : { kind: 'home' };
}

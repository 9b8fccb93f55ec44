/** A search that the operator offers in the text of the box: `<a href="/search.html?keyword=防护手套">`. */
const OFFERED_SEARCH = /<a\b[^>]*\bhref="(\/search\.html\?[^"]*)"/i;

/**
 * Default text of the search box (specification 4, search flow): the keyword of the first search that the configured
 * rich text leads to. A text without one only prompts (specification 2.6), and nobody searches for a prompt.
 */
export function defaultTextOf(html: string): string {
  const [, address] = OFFERED_SEARCH.exec(html) ?? [];
  if (address === undefined) return '';
  return new URL(address.replaceAll('&amp;', '&'), 'http://shop').searchParams.get('keyword')?.trim() ?? '';
}

import { cleanText } from './clean-text.ts';

/** Query parameters that say what was looked at and never who looked or with which key. */
const KEPT = ['keyword', 'searchScope', 'pageNo', 'tab', 'orderNo'];
const PATH_MAX = 200;
const VALUE_MAX = 60;
const BASE = 'https://shop.invalid';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Path of an address as it may be logged: readable, cleaned, and without the values of other query parameters. */
export function cleanPath(address: string): string {
  const url = URL.parse(address, BASE);
  if (!url) return '';
  const path = cleanText(decoded(url.pathname), PATH_MAX);
  const kept = KEPT.flatMap((name) => {
    const value = cleanText(url.searchParams.get(name) ?? '', VALUE_MAX);
    return value ? [`${name}=${value}`] : [];
  });
  return kept.length ? `${path}?${kept.join('&')}` : path;
}

/** Job code of a sales person, or null for whatever else stands in `sc`. */
export function cleanShareCode(code: string | null | undefined): string | null {
  return code && /^[\w-]{1,32}$/.test(code) ? code : null;
}

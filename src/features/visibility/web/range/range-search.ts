import { readTextInUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';

/** What the address of the page says. */
export interface RangeSearch {
  /** Whose eyes the preview looks with; absent: everybody's. */
  person?: string;
  tab?: 'desk';
}

export function readRangeSearch(search: Record<string, unknown>): RangeSearch {
  const person = readTextInUrl(search.person, 18) ?? '';
  return {
    person: /^[1-9]\d{0,17}$/.test(person) ? person : undefined,
    tab: search.tab === 'desk' ? 'desk' : undefined,
  };
}

import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import type { SelectionListsInput } from '../contract/selection-schemas.ts';

/** What the address says: a list that is open, or which lists are shown. */
export interface SelectionSearch extends PageInUrl {
  list?: string;
  scope?: 'own' | 'shared';
  keyword?: string;
}

const ROW_ID = /^[1-9]\d{0,17}$/;

export function readSelectionSearch(search: Record<string, unknown>): SelectionSearch {
  const list = readTextInUrl(search.list, 20);
  const { scope } = search;
  return {
    list: list && ROW_ID.test(list) ? list : undefined,
    scope: scope === 'own' || scope === 'shared' ? scope : undefined,
    keyword: readTextInUrl(search.keyword, 60),
    ...readPageInUrl(search),
  };
}

export function listsInputOf(search: SelectionSearch): SelectionListsInput {
  return { scope: search.scope ?? 'all', keyword: search.keyword, ...pageOfUrl(search) };
}

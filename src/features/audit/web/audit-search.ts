import { readDayInUrl, readTextInUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import type { AuditFilter } from '../contract/audit-contract.ts';
import { OBJECT_NAMES } from '../rules/public.ts';

/** What the address of the log says; absent means: everything, newest first. */
export interface AuditSearch extends AuditFilter {
  olderThan?: string;
  newerThan?: string;
}

const MARK = /^[1-9]\d{0,17}$/;

const readMark = (value: unknown): string | undefined => {
  const text = readTextInUrl(value, 18);
  return text && MARK.test(text) ? text : undefined;
};

export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  const { objectType } = search;
  const olderThan = readMark(search.olderThan);
  return {
    person: readTextInUrl(search.person, 40),
    objectType: typeof objectType === 'string' && Object.hasOwn(OBJECT_NAMES, objectType) ? objectType : undefined,
    keyword: readTextInUrl(search.keyword, 60),
    dateFrom: readDayInUrl(search.dateFrom),
    dateTo: readDayInUrl(search.dateTo),
    olderThan,
    newerThan: olderThan ? undefined : readMark(search.newerThan),
  };
}

/** Conditions without the place in the list: what an export takes. */
export function filterOf({ olderThan: _older, newerThan: _newer, ...filter }: AuditSearch): AuditFilter {
  return filter;
}

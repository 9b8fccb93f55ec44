import { COST_CENTER_EDIT_PATH } from '#business/paths/rules/public.ts';
import {
  type PageInUrl,
  readDayInUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import type { StatementFilter } from '../contract/budget-schemas.ts';
import { ENTRY_KINDS } from '../rules/budget-labels.ts';

/** What the address says: the tree, or the statement of one centre under a filter. */
export interface BudgetSearch extends PageInUrl, Omit<StatementFilter, 'id'> {
  /** Centre whose statement is shown. */
  statement?: string;
}

/** Number of a row out of the address. */
export const readId = (value: unknown) => {
  const text = readTextInUrl(value, 18);
  return text && /^[1-9]\d{0,17}$/.test(text) ? text : undefined;
};

export function readBudgetSearch(search: Record<string, unknown>): BudgetSearch {
  const { kind } = search;
  const isKind = typeof kind === 'string' && Object.hasOwn(ENTRY_KINDS, kind);
  return {
    statement: readId(search.statement),
    ruleId: readId(search.ruleId),
    period: readDayInUrl(search.period),
    kind: isKind ? (kind as BudgetSearch['kind']) : undefined,
    person: readTextInUrl(search.person, 40),
    dateFrom: readDayInUrl(search.dateFrom),
    dateTo: readDayInUrl(search.dateTo),
    ...readPageInUrl(search),
  };
}

/** Conditions without the centre and the place in the list: what an export takes. */
export function filterOf({ ruleId, period, kind, person, dateFrom, dateTo }: BudgetSearch) {
  return { ruleId, period, kind, person, dateFrom, dateTo };
}

/** Addresses where a center is changed and where one is begun. */
export const editHref = (id: string) => `${COST_CENTER_EDIT_PATH}?id=${id}`;
export const addHref = (parentId?: string) =>
  `${COST_CENTER_EDIT_PATH}${parentId === undefined ? '' : `?parentId=${parentId}`}`;

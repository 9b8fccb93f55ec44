import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import { CASE_KINDS, type CaseKind } from '../../contract/case-words.ts';
import { CASE_DESK_TABS, type CaseDeskTab } from '../../rules/desk-tabs.ts';

/** What the address of the queue says; without a tab it is the first of the person's. */
export interface CaseQueueSearch extends PageInUrl {
  tab?: CaseDeskTab;
  kind?: CaseKind;
  keyword?: string;
  /** Yuan, at least. */
  worth?: number;
  /** Days, at least. */
  age?: number;
  overdue?: 1;
}

export const WORTHS = [500, 2_000, 10_000] as const;
export const AGES = [1, 3, 7, 30] as const;

const oneOf = <T extends number>(values: readonly T[], given: unknown): T | undefined =>
  values.find((value) => value === Number(given));

export function readCaseQueueSearch(search: Record<string, unknown>): CaseQueueSearch {
  const [tab, kind] = [String(search.tab), String(search.kind)];
  return {
    tab: Object.hasOwn(CASE_DESK_TABS, tab) ? (tab as CaseDeskTab) : undefined,
    kind: Object.hasOwn(CASE_KINDS, kind) ? (kind as CaseKind) : undefined,
    keyword: readTextInUrl(search.keyword, 60),
    worth: oneOf(WORTHS, search.worth),
    age: oneOf(AGES, search.age),
    overdue: Number(search.overdue) === 1 ? 1 : undefined,
    ...readPageInUrl(search),
  };
}

/** What the list and its file are narrowed to. */
export function queueFilterOf({ tab, kind, keyword, worth, age, overdue }: CaseQueueSearch) {
  return { tab, kind, keyword, worth, age, overdue: overdue === 1 };
}

export const queueInputOf = (search: CaseQueueSearch) => ({ ...queueFilterOf(search), ...pageOfUrl(search) });

import { TASK_TABS, type TaskTab } from '#business/transfers/contract/task-tabs.ts';
import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';

/** What the address of the download centre says; absent means: all tasks. */
export interface CentreSearch extends PageInUrl {
  /** `imports`: at the desk alone. */
  view?: 'schedules' | 'imports';
  tab?: Exclude<TaskTab, 'all'>;
  kind?: string;
}

export function readCentreSearch(search: Record<string, unknown>): CentreSearch {
  const tab = String(search.tab);
  const known = Object.hasOwn(TASK_TABS, tab) && tab !== 'all';
  const kind = readTextInUrl(search.kind, 40);
  return {
    view: search.view === 'schedules' || search.view === 'imports' ? search.view : undefined,
    tab: known ? (tab as CentreSearch['tab']) : undefined,
    kind: kind !== undefined && /^[a-z-]+$/.test(kind) ? kind : undefined,
    ...readPageInUrl(search),
  };
}

export function centreInputOf({ tab, kind, ...page }: CentreSearch) {
  const shown: TaskTab = tab ?? 'all';
  return { tab: shown, kind, ...pageOfUrl(page) };
}

import { featureApi } from '#platform/web/api-client.ts';
import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import calls from '../../contract/company-title-desk-calls.gen.json';
import type { companyTitleDeskContract } from '../../contract/company-title-desk-contract.ts';

export const titleDeskApi = featureApi<typeof companyTitleDeskContract>('companyTitleDesk', calls);

export const TITLE_TABS = { waiting: '待审核', all: '全部' } as const;

export interface TitleSearch extends PageInUrl {
  tab?: 'all';
  keyword?: string;
}

export const readTitleSearch = (search: Record<string, unknown>): TitleSearch => ({
  tab: search.tab === 'all' ? 'all' : undefined,
  keyword: readTextInUrl(search.keyword, 60),
  ...readPageInUrl(search),
});

export const requestsQuery = (search: TitleSearch) =>
  titleDeskApi.query.requests.queryOptions({
    input: { tab: search.tab ?? 'waiting', keyword: search.keyword ?? '', ...pageOfUrl(search) },
  });

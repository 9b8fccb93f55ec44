import { featureApi } from '#platform/web/api-client.ts';
import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import deskCalls from '../../contract/invoice-desk-calls.gen.json';
import type { invoiceDeskContract } from '../../contract/invoice-desk-contract.ts';
import type { taxCodeContract } from '../../contract/tax-code-contract.ts';
import codeCalls from '../../contract/tax-codes-calls.gen.json';

export const deskApi = featureApi<typeof invoiceDeskContract>('invoiceDesk', deskCalls);
export const codeApi = featureApi<typeof taxCodeContract>('taxCodes', codeCalls);

/** Tabs of the queue: what waits for a person first. */
export const QUEUE_TABS = {
  new: { label: '待审核' },
  codes: { label: '缺税收编码' },
  trouble: { label: '平台失败' },
  red: { label: '红字待处理' },
  issuing: { label: '开票中' },
  deliver: { label: '待交付' },
  all: { label: '全部' },
} as const;
export type QueueTab = keyof typeof QUEUE_TABS;

export interface QueueSearch extends PageInUrl {
  tab?: QueueTab;
  keyword?: string;
}

export function readQueueSearch(search: Record<string, unknown>): QueueSearch {
  const tab = String(search.tab);
  return {
    tab: Object.hasOwn(QUEUE_TABS, tab) ? (tab as QueueTab) : undefined,
    keyword: readTextInUrl(search.keyword, 60),
    ...readPageInUrl(search),
  };
}

/** Others work on the same applications. */
const LOOK_AGAIN_MS = 30_000;

export const queueQuery = (search: QueueSearch) => ({
  ...deskApi.query.queue.queryOptions({
    input: { tab: search.tab ?? 'new', keyword: search.keyword, ...pageOfUrl(search) },
  }),
  refetchInterval: LOOK_AGAIN_MS,
});
export const deskDetailQuery = (applicationNo: string) => ({
  ...deskApi.query.detail.queryOptions({ input: { applicationNo } }),
  refetchInterval: LOOK_AGAIN_MS,
});
export const policyQuery = deskApi.query.policy.queryOptions({ input: {} });
export const firmTermsQuery = (customerCode: string) =>
  deskApi.query.firmTerms.queryOptions({ input: { customerCode } });
export const ordinaryQuery = codeApi.query.ordinary.queryOptions({ input: { pageSize: 100 } });
export const missingQuery = codeApi.query.missing.queryOptions({ input: { pageSize: 100 } });
export const codesQuery = (keyword: string | undefined) =>
  codeApi.query.codes.queryOptions({ input: { keyword, pageSize: 20 } });

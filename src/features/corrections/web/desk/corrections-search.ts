import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import type { CorrectionStatus } from '../../contract/correction-contract.ts';
import { CORRECTION_STATUS } from '../../rules/correction-status.ts';

/** Every report, or those of one state. */
export type CorrectionTab = CorrectionStatus | 'all';

/** What the address of the queue says; the first tab is what waits. */
export interface CorrectionsSearch extends PageInUrl {
  tab?: Exclude<CorrectionTab, 'pending'>;
  itemCode?: string;
}

const ITEM_NO = /^[0-9A-Za-z][0-9A-Za-z\-_.+/]*$/;

const isTab = (value: unknown): value is CorrectionTab =>
  value === 'all' || (typeof value === 'string' && Object.hasOwn(CORRECTION_STATUS, value));

export function readCorrectionsSearch(search: Record<string, unknown>): CorrectionsSearch {
  const itemCode = readTextInUrl(search.itemCode, 40);
  const tab = isTab(search.tab) && search.tab !== 'pending' ? search.tab : undefined;
  return { tab, itemCode: itemCode && ITEM_NO.test(itemCode) ? itemCode : undefined, ...readPageInUrl(search) };
}

export function queueInput(search: CorrectionsSearch) {
  const tab: CorrectionTab = search.tab ?? 'pending';
  const status: CorrectionStatus | undefined = tab === 'all' ? undefined : tab;
  return { status, itemCode: search.itemCode, ...pageOfUrl(search) };
}

/** What is exported: everything the queue finds. */
export function queueFilter(search: CorrectionsSearch) {
  const { status, itemCode } = queueInput(search);
  return { status, itemCode };
}

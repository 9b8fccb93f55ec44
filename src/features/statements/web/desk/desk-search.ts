import { DISPUTE_NUMBER, readNumber } from '#business/document-numbers/contract/document-number.ts';
import { type PageInUrl, readPageInUrl, readTextInUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import {
  DISPUTE_KINDS,
  type DisputeKind,
  EXCEPTION_REASONS,
  type ExceptionReason,
} from '../../contract/statement-words.ts';
import { readStatementSearch, type StatementSearch } from '../list/statement-search.ts';

export interface DeskStatementSearch extends StatementSearch {
  /** Name or code of the customer. */
  firm?: string;
}

export const DISPUTE_TABS = {
  waiting: '待处理',
  mine: '我负责的',
  offered: '待客户同意',
  late: '已超时',
  ended: '已结束',
  all: '全部',
} as const;
type DisputeTab = keyof typeof DISPUTE_TABS;
export interface DisputeSearch extends PageInUrl {
  tab?: DisputeTab;
  kind?: DisputeKind;
  keyword?: string;
  /** The one that is open. */
  dispute?: string;
}

export const EXCEPTION_TABS = { open: '待处理', all: '全部' } as const;
export interface ExceptionSearch extends PageInUrl {
  status?: keyof typeof EXCEPTION_TABS;
  reason?: ExceptionReason;
  keyword?: string;
}

export const RUN_TABS = { all: '全部', failed: '失败', done: '完成' } as const;
export interface RunSearch extends PageInUrl {
  status?: keyof typeof RUN_TABS;
  keyword?: string;
}

const keyOf = <T extends object>(table: T, value: unknown): (keyof T & string) | undefined =>
  typeof value === 'string' && Object.hasOwn(table, value) ? (value as keyof T & string) : undefined;

type Address = Record<string, unknown>;
const keywordOf = ({ keyword }: Address) => readTextInUrl(keyword, 60);

export const readDeskStatementSearch = (address: Address): DeskStatementSearch => ({
  ...readStatementSearch(address),
  firm: readTextInUrl(address.firm, 60),
});

export const readDisputeSearch = (address: Address): DisputeSearch => ({
  tab: keyOf(DISPUTE_TABS, address.tab),
  kind: keyOf(DISPUTE_KINDS, address.kind),
  dispute: readNumber(address.dispute, DISPUTE_NUMBER),
  keyword: keywordOf(address),
  ...readPageInUrl(address),
});

export const readExceptionSearch = (address: Address): ExceptionSearch => ({
  status: keyOf(EXCEPTION_TABS, address.status),
  reason: keyOf(EXCEPTION_REASONS, address.reason),
  keyword: keywordOf(address),
  ...readPageInUrl(address),
});

export const readRunSearch = (address: Address): RunSearch => ({
  status: keyOf(RUN_TABS, address.status),
  keyword: keywordOf(address),
  ...readPageInUrl(address),
});

import { DISPUTE_NUMBER, readNumber } from '#business/document-numbers/contract/document-number.ts';
import { readTextInUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import type { LinesInput } from '../../contract/statement-schemas.ts';

export const LINE_TABS = {
  all: '全部',
  open: '待确认',
  disputed: '有异议',
  confirmed: '已确认',
  adjusted: '退货与调整',
  settled: '已另行结清',
  exceptions: '有差异',
} as const satisfies Record<LinesInput['tab'], string>;
export type LineTab = keyof typeof LINE_TABS;

export const LINE_SORTS = { day: '按签收日', order: '按订单', costCenter: '按成本中心' } as const satisfies Record<
  LinesInput['sort'],
  string
>;
export type LineSort = keyof typeof LINE_SORTS;

/** Which lines the address asks for; absent means: all, in the order they were signed for. */
export interface LineSearch {
  lines?: LineTab;
  sort?: LineSort;
  keyword?: string;
  /** Dispute that is open on top of the page. */
  dispute?: string;
}

const among = <T extends object>(table: T, value: unknown): value is keyof T & string =>
  typeof value === 'string' && Object.hasOwn(table, value);

export const readLineSearch = ({ lines, sort, keyword, dispute }: Record<string, unknown>): LineSearch => ({
  lines: among(LINE_TABS, lines) && lines !== 'all' ? lines : undefined,
  sort: among(LINE_SORTS, sort) && sort !== 'day' ? sort : undefined,
  keyword: readTextInUrl(keyword, 60),
  dispute: readNumber(dispute, DISPUTE_NUMBER),
});

export const choiceOf = (statementNo: string, { lines = 'all', sort = 'day', keyword }: LineSearch) => ({
  statementNo,
  tab: lines,
  sort,
  ...(keyword !== undefined && { keyword }),
});

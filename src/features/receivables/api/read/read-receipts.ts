import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { ReceiptView } from '../../contract/receivable-schemas.ts';
import { receiptStates } from '../../rules/receipt-states.ts';
import { receiptAllocations, receipts } from '../receipt-tables.ts';

export const MATCHED: Readonly<Record<string, string>> = {
  number: '自动：附言单号',
  amount: '自动：户名和金额',
  balance: '自动：等于全部未付',
  hand: '人工核销',
  back: '取消核销',
};
const METHODS = { transfer: '银行转账', acceptance: '承兑汇票' } as const;

const select = (db: Db, condition: SQL | undefined) =>
  db
    .select({
      row: receipts,
      customerCode: firmsView.customerCode,
      firmName: firmsView.name,
      bookerName: sql<string>`coalesce(${usersView.realName}, '系统')`,
    })
    .from(receipts)
    .innerJoin(firmsView, eq(firmsView.id, receipts.firmId))
    .leftJoin(usersView, eq(usersView.id, receipts.bookedBy))
    .where(condition)
    .orderBy(desc(receipts.id));
type Row = Awaited<ReturnType<typeof select>>[number];

type Allocations = ReceiptView['allocations'];
async function readAllocations(db: Db, ids: readonly bigint[]): Promise<Map<bigint, Allocations>> {
  const found = new Map<bigint, Allocations>();
  if (ids.length === 0) return found;
  const rows = await db
    .select()
    .from(receiptAllocations)
    .where(inArray(receiptAllocations.receiptId, [...ids]))
    .orderBy(asc(receiptAllocations.id));
  for (const { receiptId, statementNo, invoiceNo, amountFen, matchedBy, createdAt } of rows) {
    const told = {
      statementNo,
      invoiceNo,
      amount: formatAmount(amountFen),
      matchedLabel: MATCHED[matchedBy] ?? matchedBy,
    };
    found.set(receiptId, [...(found.get(receiptId) ?? []), { ...told, at: createdAt.toISOString() }]);
  }
  return found;
}

function present({ row, ...names }: Row, allocations: Allocations): ReceiptView {
  const { receiptNo, receivedOn, billNo, billDueOn, payerName, remark, reversedReason, version } = row;
  const method = row.method === 'acceptance' ? 'acceptance' : 'transfer';
  const status = receiptStates.read(row.status);
  return {
    ...names,
    ...{ receiptNo, receivedOn, billNo, billDueOn, payerName, remark, reversedReason, version, status, method },
    methodLabel: METHODS[method],
    statusLabel: receiptStates.label(status),
    amount: formatAmount(row.amountFen),
    allocated: formatAmount(row.allocatedFen),
    free: formatAmount(status === 'reversed' ? 0n : row.amountFen - row.allocatedFen),
    bankReference: row.bankReference ?? '',
    allocations,
  };
}

const presentAll = async (db: Db, rows: readonly Row[]): Promise<ReceiptView[]> => {
  const allocations = await readAllocations(
    db,
    rows.map(({ row }) => row.id),
  );
  return rows.map((one) => present(one, allocations.get(one.row.id) ?? []));
};

const TABS = {
  all: undefined,
  free: sql`${receipts.allocatedFen} < ${receipts.amountFen} and ${receipts.status} <> 'reversed'`,
  bills: sql`${receipts.method} = 'acceptance' and ${receipts.status} = 'booked'`,
  reversed: eq(receipts.status, 'reversed'),
} as const;

export interface ReceiptFilter {
  tab: keyof typeof TABS;
  keyword: string;
  firmId?: bigint;
}

function conditionOf({ tab, keyword, firmId }: ReceiptFilter): SQL | undefined {
  const pattern = containing(keyword);
  const columns = [receipts.receiptNo, receipts.payerName, receipts.bankReference, receipts.billNo, firmsView.name];
  return and(
    TABS[tab],
    firmId === undefined ? undefined : eq(receipts.firmId, firmId),
    keyword === '' ? undefined : or(...columns.map((column) => ilike(column, pattern))),
  );
}

/** Receipts of all firms, or of one, the latest first, with what they paid. */
export async function readReceiptPage(db: Db, filter: ReceiptFilter, page: { pageNo: number; pageSize: number }) {
  const condition = conditionOf(filter);
  const rows = await select(db, condition)
    .limit(page.pageSize)
    .offset((page.pageNo - 1) * page.pageSize);
  const [all] = await db
    .select({ total: count() })
    .from(receipts)
    .innerJoin(firmsView, eq(firmsView.id, receipts.firmId))
    .where(condition);
  return { list: await presentAll(db, rows), total: all?.total ?? 0, ...page };
}

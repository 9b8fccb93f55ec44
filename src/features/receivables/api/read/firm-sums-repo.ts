import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';

/** What firms owe, by how late it is; of one firm, or of a page of them. Fen as text. */
interface SumRow extends Record<string, unknown> {
  firm_id: string;
  customer_code: string;
  name: string;
  limit_fen: string | null;
  used_fen: string;
  open_fen: string;
  free_fen: string;
  not_due: string;
  d30: string;
  d60: string;
  d90: string;
  over90: string;
  oldest: number;
  total: string;
}

export interface FirmSums {
  firmId: bigint;
  customerCode: string;
  firmName: string;
  limitFen: bigint | null;
  usedFen: bigint;
  openFen: bigint;
  freeFen: bigint;
  age: { notDue: bigint; d30: bigint; d60: bigint; d90: bigint; over90: bigint };
  oldestDays: number;
}

const bucket = (late: SQL, name: string) =>
  sql`coalesce(sum(s.due_fen - s.paid_fen) filter (where ${late}), 0) as ${sql.identifier(name)}`;

/** Sums of what statements leave open; the same limits as `AGEING`. */
const ages = (today: string): SQL => {
  const late = sql`${today}::date - s.due_on`;
  return sql`coalesce(sum(s.due_fen - s.paid_fen), 0) as open_fen,
    ${bucket(sql`${late} <= 0`, 'not_due')}, ${bucket(sql`${late} between 1 and 30`, 'd30')},
    ${bucket(sql`${late} between 31 and 60`, 'd60')}, ${bucket(sql`${late} between 61 and 90`, 'd90')},
    ${bucket(sql`${late} > 90`, 'over90')},
    coalesce(max(case when s.due_fen > s.paid_fen then ${late} end), 0) as oldest`;
};

const sums = (today: string, firm: SQL): SQL => sql`
  select f.id as firm_id, f.customer_code, f.name, a.limit_fen, coalesce(a.used_fen, 0) as used_fen,
    s.*, coalesce(r.free_fen, 0) as free_fen
  from firms_view f left join credit_accounts_view a on a.firm_id = f.id
  left join lateral (select ${ages(today)} from statements_view s
    where s.firm_id = f.id and s.due_fen <> s.paid_fen and s.status <> 'generated') s on true
  left join lateral (select sum(r.amount_fen - r.allocated_fen) as free_fen from receipts r
    where r.firm_id = f.id and r.allocated_fen < r.amount_fen and r.status <> 'reversed') r on true
  where f.firm_type = 'company' and ${firm}`;

const read = (row: SumRow): FirmSums => ({
  firmId: BigInt(row.firm_id),
  ...{ customerCode: row.customer_code, firmName: row.name },
  limitFen: row.limit_fen === null ? null : BigInt(row.limit_fen),
  ...{ usedFen: BigInt(row.used_fen), openFen: BigInt(row.open_fen), freeFen: BigInt(row.free_fen) },
  age: {
    ...{ notDue: BigInt(row.not_due), d30: BigInt(row.d30), d60: BigInt(row.d60) },
    ...{ d90: BigInt(row.d90), over90: BigInt(row.over90) },
  },
  oldestDays: Math.max(0, Number(row.oldest)),
});

export async function readFirmSums(db: Db, firmId: bigint, today: string): Promise<FirmSums | null> {
  const { rows } = await db.execute<SumRow>(sums(today, sql`f.id = ${firmId}`));
  return rows[0] ? read(rows[0]) : null;
}

const TABS = {
  open: sql`t.open_fen <> 0`,
  overdue: sql`t.d30 + t.d60 + t.d90 + t.over90 > 0`,
  credit: sql`t.free_fen > 0`,
  all: sql`(t.open_fen <> 0 or t.free_fen > 0 or t.limit_fen is not null)`,
} as const;

export interface SumFilter {
  tab: keyof typeof TABS;
  keyword: string;
}

/** A page of firms, what is longest overdue first. */
export async function readSumPage(
  db: Db,
  { tab, keyword }: SumFilter,
  { pageNo, pageSize, today }: { pageNo: number; pageSize: number; today: string },
): Promise<{ rows: FirmSums[]; total: number }> {
  const pattern = containing(keyword);
  const named = keyword === '' ? sql`true` : sql`(f.name ilike ${pattern} or f.customer_code ilike ${pattern})`;
  const { rows } = await db.execute<SumRow>(sql`
    select t.*, count(*) over () as total from (${sums(today, named)}) t where ${TABS[tab]}
    order by t.oldest desc, t.open_fen desc, t.firm_id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`);
  return { rows: rows.map(read), total: Number(rows[0]?.total ?? 0) };
}

/** Lines of statements whose cycle ended in the days before, and how many of them were ever disputed. */
async function countDisputes(db: Db, today: string, days: number): Promise<{ billedLines: number; disputed: number }> {
  const { rows } = await db.execute<{ billed: string; disputed: string }>(sql`
    with billed as (select b.firm_id, b.id, b.line_count from statements_view b
      where b.cycle_to > ${today}::date - ${days}::int and b.cycle_to <= ${today}::date)
    select (select coalesce(sum(line_count), 0) from billed) as billed,
      (select count(distinct (d.firm_id, d.line_id)) from statement_disputes_view d
        join billed b on b.firm_id = d.firm_id and b.id = d.statement_id) as disputed`);
  return { billedLines: Number(rows[0]?.billed ?? 0), disputed: Number(rows[0]?.disputed ?? 0) };
}

/** Everything that is open, and what was billed in the days before: for the figures above the list. */
export async function readAllSums(db: Db, today: string, days: number) {
  const { rows } = await db.execute<SumRow & { billed_fen: string; asked: string }>(sql`
    select ${ages(today)}, (select coalesce(sum(b.due_fen), 0) from statements_view b
        where b.cycle_to > ${today}::date - ${days}::int and b.cycle_to <= ${today}::date) as billed_fen,
      (select coalesce(sum(r.amount_fen - r.allocated_fen), 0) from receipts r
        where r.allocated_fen < r.amount_fen and r.status <> 'reversed') as free_fen,
      (select count(*) from write_offs w where w.status = 'asked') as asked
    from statements_view s where s.due_fen <> s.paid_fen and s.status <> 'generated'`);
  const [row] = rows;
  if (!row) throw new Error('sums without a row');
  const none = { firm_id: '0', customer_code: '', name: '', limit_fen: null, used_fen: '0' };
  const disputes = await countDisputes(db, today, days);
  return {
    ...read({ ...row, ...none }),
    ...disputes,
    billedFen: BigInt(row.billed_fen),
    askedWriteOffs: Number(row.asked),
  };
}

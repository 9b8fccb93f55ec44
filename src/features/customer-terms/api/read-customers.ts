import { type SQL, sql } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { creditAccountsView } from '#features/payments/api/payments-views.ts';
import type { Db } from '#platform/api/database.ts';
import { beginningWith, containing } from '#platform/api/like-text.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { LEVELS } from '../contract/term-words.ts';
import type { CustomerFigures, CustomerFilter, CustomerRow } from '../contract/terms-schemas.ts';
import { accountFacts } from '../rules/credit-limit.ts';
import { creditApplications, customerTermChanges, customerTerms } from './term-tables.ts';

const USUAL_TERM_DAYS = 30;

/** Customers with their accounts, as all reads of the list see them. */
const customers = sql`${firmsView} f left join ${creditAccountsView} a on a.firm_id = f.id
  left join ${customerTerms} t on t.firm_id = f.id`;
const isCustomer = sql`f.firm_type <> 'operator'`;
const waits = sql`exists (select from ${customerTermChanges} c where c.firm_id = f.id and c.status = 'waiting')`;

const CREDITS: Readonly<Record<NonNullable<CustomerFilter['credit']>, SQL>> = {
  none: sql`coalesce(a.limit_fen, 0) = 0`,
  limited: sql`a.limit_fen > 0`,
  unlimited: sql`a.limit_fen < 0`,
  over: sql`a.limit_fen >= 0 and a.used_fen > a.limit_fen`,
  raised: sql`t.raise_until is not null`,
};

const SORTS: Readonly<Record<CustomerFilter['sort'], SQL>> = {
  code: sql`f.customer_code`,
  used: sql`coalesce(a.used_fen, 0) desc, f.customer_code`,
  limit: sql`a.limit_fen is null, a.limit_fen >= 0, a.limit_fen desc, f.customer_code`,
};

function conditions({ keyword, level, credit, kind, channel, status }: CustomerFilter): SQL {
  const found = sql`(f.name ilike ${containing(keyword)} or f.short_name ilike ${containing(keyword)}
    or f.customer_code ilike ${beginningWith(keyword)} or f.credit_code ilike ${beginningWith(keyword)})`;
  const all = [
    isCustomer,
    keyword !== '' && found,
    level !== undefined && sql`f.level_code = ${level}`,
    credit !== undefined && CREDITS[credit],
    kind !== undefined && sql`f.firm_type = ${kind}`,
    channel !== undefined && sql`f.firm_channel = ${channel}`,
    status !== undefined && sql`f.status = ${status}`,
  ].filter((one) => one !== false);
  return sql.join(all, sql` and `);
}

interface ListRow extends Record<string, unknown> {
  customer_code: string;
  name: string;
  credit_code: string | null;
  level_code: string;
  firm_type: string;
  firm_channel: number;
  status: number;
  limit_fen: string | null;
  used_fen: string | null;
  term_days: number | null;
  raise_until: string | null;
  waiting: boolean;
}

const presentRow = (row: ListRow): CustomerRow => ({
  customerCode: row.customer_code,
  firmName: row.name,
  creditCode: row.credit_code,
  levelCode: row.level_code,
  levelLabel: LEVELS[row.level_code as keyof typeof LEVELS] ?? row.level_code,
  firmType: row.firm_type,
  firmChannel: row.firm_channel,
  status: row.status,
  ...accountFacts(row.limit_fen === null ? null : BigInt(row.limit_fen), BigInt(row.used_fen ?? '0')),
  termDays: row.term_days ?? USUAL_TERM_DAYS,
  creditUntil: row.raise_until,
  waiting: row.waiting,
});

/** A page of the customers that fit, and how many do. Right `desk`. */
export async function readCustomers(db: Db, filter: CustomerFilter): Promise<{ list: CustomerRow[]; total: number }> {
  const { pageNo, pageSize, sort } = filter;
  const where = conditions(filter);
  const { rows } = await db.execute<ListRow>(sql`
    select f.customer_code, f.name, f.credit_code, f.level_code, f.firm_type, f.firm_channel, f.status,
      a.limit_fen::text, a.used_fen::text, a.term_days, t.raise_until::text, ${waits} as waiting
    from ${customers} where ${where} order by ${SORTS[sort]} limit ${pageSize} offset ${(pageNo - 1) * pageSize}`);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${customers} where ${where}`,
  );
  return { list: rows.map(presentRow), total: counted.rows[0]?.total ?? 0 };
}

/** What is agreed with all customers together. Limits without end count for nothing, their use does. */
export async function readFigures(db: Db): Promise<CustomerFigures> {
  const { rows } = await db.execute<Record<string, string | number> & { limit: string; used: string }>(sql`
    select count(*)::int as customers, count(*) filter (where coalesce(a.limit_fen, 0) <> 0)::int as "onAccount",
      coalesce(sum(a.limit_fen) filter (where a.limit_fen > 0), 0)::text as "limit",
      coalesce(sum(a.used_fen), 0)::text as used,
      count(*) filter (where ${CREDITS.over})::int as over,
      (select count(*)::int from ${customerTermChanges} c where c.status = 'waiting') as waiting,
      (select count(*)::int from ${creditApplications} p where p.status = 'submitted') as applications
    from ${customers} where ${isCustomer}`);
  const [row] = rows;
  const count = (name: string) => Number(row?.[name] ?? 0);
  return {
    customers: count('customers'),
    onAccount: count('onAccount'),
    limit: formatAmount(BigInt(row?.limit ?? '0')),
    used: formatAmount(BigInt(row?.used ?? '0')),
    over: count('over'),
    waiting: count('waiting'),
    applications: count('applications'),
  };
}

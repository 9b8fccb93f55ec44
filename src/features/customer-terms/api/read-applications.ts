import { type SQL, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { ordersView } from '#features/orders/api/orders-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { creditAccountsView } from '#features/payments/api/payments-views.ts';
import type { Db } from '#platform/api/database.ts';
import { beginningWith, containing } from '#platform/api/like-text.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { DeskApplication, QueueInput } from '../contract/credit-schemas.ts';
import { accountFacts } from '../rules/credit-limit.ts';
import { asIdentity, type DeskPerson } from './as-identity.ts';
import { deskStatusLabel, presentApplication } from './present-application.ts';
import { creditApplications, customerTerms } from './term-tables.ts';

const USUAL_TERM_DAYS = 30;
/** Orders that came to nothing count for nobody. */
const VOID_ORDERS = ['rejected', 'cancelled', 'closed'];

interface QueueRow extends Record<string, unknown> {
  id: string;
  application_no: string;
  kind: string;
  amount_fen: string;
  term_days: number | null;
  until: string | null;
  reason: string;
  status: string;
  created_at: Date | string;
  decided_at: Date | string | null;
  granted_fen: string | null;
  granted_until: string | null;
  answer: string;
  version: number;
  user_id: string;
  customer_code: string;
  name: string;
  limit_fen: string | null;
  used_fen: string | null;
  account_days: number | null;
  terms_version: number | null;
  bought: string;
  orders: number;
}

const bigintOf = (text: string | null) => (text === null ? null : BigInt(text));
const dateOf = (at: Date | string | null) => (at === null ? null : new Date(at));

function presentRow(row: QueueRow, names: ReadonlyMap<string, string>): DeskApplication {
  const { limit, used, credit } = accountFacts(bigintOf(row.limit_fen), BigInt(row.used_fen ?? '0'));
  const told = presentApplication({
    applicationNo: row.application_no,
    kind: row.kind,
    amountFen: BigInt(row.amount_fen),
    termDays: row.term_days,
    until: row.until,
    reason: row.reason,
    status: row.status,
    createdAt: new Date(row.created_at),
    decidedAt: dateOf(row.decided_at),
    grantedFen: bigintOf(row.granted_fen),
    grantedUntil: row.granted_until,
    answer: row.answer,
  });
  return {
    ...told,
    statusLabel: deskStatusLabel(row.status),
    version: row.version,
    customerCode: row.customer_code,
    firmName: row.name,
    applicant: names.get(row.user_id) ?? '',
    ...{ limit, used, credit },
    currentTermDays: row.account_days ?? USUAL_TERM_DAYS,
    termsVersion: row.terms_version ?? 0,
    bought: formatAmount(BigInt(row.bought)),
    orders: row.orders,
  };
}

async function readNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select u.id::text, u.real_name as name from ${usersView} u where u.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function conditions({ keyword, status }: QueueInput): SQL {
  const open = sql`p.status in ('submitted', 'checking')`;
  const found = sql`(f.name ilike ${containing(keyword)} or f.customer_code ilike ${beginningWith(keyword)}
    or p.application_no ilike ${beginningWith(keyword)})`;
  return sql`${status ? sql`p.status = ${status}` : open} and ${keyword ? found : sql`true`}`;
}

/** Applications that fit, the oldest first; without a state those that are open. Right `desk`. */
export async function readApplications(db: Db, person: DeskPerson, input: QueueInput) {
  const { pageNo, pageSize } = input;
  const where = conditions(input);
  const from = sql`${creditApplications} p join ${firmsView} f on f.id = p.firm_id`;
  const voided = sql`${sql.param(VOID_ORDERS)}::text[]`;
  const { rows } = await db.execute<QueueRow>(sql`
    select p.id::text, p.application_no, p.kind, p.amount_fen::text, p.term_days, p.until::text, p.reason, p.status,
      p.created_at, p.decided_at, p.granted_fen::text, p.granted_until::text, p.answer, p.version, p.user_id::text,
      f.customer_code, f.name, a.limit_fen::text, a.used_fen::text, a.term_days as account_days,
      t.version as terms_version, b.bought, b.orders
    from ${from} left join ${creditAccountsView} a on a.firm_id = p.firm_id
      left join ${customerTerms} t on t.firm_id = p.firm_id
      cross join lateral (
        select coalesce(sum(o.total_fen - o.cancelled_fen - o.returned_fen), 0)::text as bought, count(*)::int as orders
        from ${ordersView} o where o.firm_id = p.firm_id and o.submitted_at >= now() - interval '12 months'
          and o.status <> all(${voided})) b
    where ${where} order by p.created_at, p.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`);
  const counted = await db.execute<{ total: number }>(sql`select count(*)::int as total from ${from} where ${where}`);
  const ids = [...new Set(rows.map((row) => row.user_id))];
  const names = await asIdentity(db, person, () => readNames(db, ids));
  return { list: rows.map((row) => presentRow(row, names)), total: counted.rows[0]?.total ?? 0, pageNo, pageSize };
}

import { type SQL, sql } from 'drizzle-orm';
import { membershipsView, usersView } from '#features/access/api/access-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { creditAccountsView } from '#features/payments/api/payments-views.ts';
import { readStatementTerms, type StatementTerms } from '#features/statements/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { SHANGHAI_TODAY } from '#platform/api/shanghai-days.ts';
import type { Billing, Terms } from '../contract/terms-schemas.ts';
import { creditOf, type Raise } from '../rules/credit-limit.ts';
import { asIdentity, type DeskPerson } from './as-identity.ts';
import { customerTerms } from './term-tables.ts';

/** Account kind of sales people (specification 1). */
const SALES = 5;
/** Term of a firm with which nothing was agreed. */
const USUAL_TERM_DAYS = 30;

interface FirmRow extends Record<string, unknown> {
  id: string;
  customer_code: string;
  name: string;
  short_name: string;
  credit_code: string | null;
  created_at: Date | string;
  level_code: string;
  firm_type: string;
  firm_channel: number;
  status: number;
  free_shipping: boolean;
  link_code: string;
  group_code: string | null;
  limit_fen: string | null;
  used_fen: string | null;
  term_days: number | null;
  version: number | null;
  raise_until: string | null;
  raise_back_fen: string | null;
}

/** A customer with what is agreed with it. */
export interface Customer {
  firmId: bigint;
  customerCode: string;
  firmName: string;
  shortName: string;
  creditCode: string | null;
  registeredAt: string;
  salesCodeOfLink: string;
  /** Null: nothing was ever agreed. */
  limitFen: bigint | null;
  usedFen: bigint;
  raise: Raise | null;
  terms: Terms;
  /** Counts changes of the terms. */
  version: number;
}

const bigintOf = (text: string | null) => (text === null ? null : BigInt(text));

/** What of the rules of its statements is agreed with a customer; the rest it settles itself. */
function billingOf(terms: StatementTerms): Billing {
  const { cycle, cutOffDays, rollingDays, termDays, confirmDays, rounding, grouping, priceBasis } = terms;
  return { cycle, cutOffDays, rollingDays, termDays, confirmDays, rounding, grouping, priceBasis };
}

function presentCustomer(row: FirmRow, salesCode: string, billing: Billing): Customer {
  const limitFen = bigintOf(row.limit_fen);
  const backFen = bigintOf(row.raise_back_fen);
  const raise = row.raise_until === null || backFen === null ? null : { until: row.raise_until, backFen };
  return {
    firmId: BigInt(row.id),
    customerCode: row.customer_code,
    firmName: row.name,
    shortName: row.short_name,
    creditCode: row.credit_code,
    registeredAt: new Date(row.created_at).toISOString(),
    salesCodeOfLink: row.link_code,
    limitFen,
    usedFen: bigintOf(row.used_fen) ?? 0n,
    raise,
    version: row.version ?? 0,
    terms: {
      ...creditOf(limitFen),
      levelCode: row.level_code as Terms['levelCode'],
      creditUntil: raise?.until ?? null,
      termDays: row.term_days ?? USUAL_TERM_DAYS,
      freeShipping: row.free_shipping,
      firmType: row.firm_type as Terms['firmType'],
      firmChannel: row.firm_channel as Terms['firmChannel'],
      groupCode: row.group_code ?? '',
      salesCode,
      status: row.status as Terms['status'],
      billing,
    },
  };
}

/** Who looks after a firm: whom the desk has named, else whoever has the oldest place in it. Right `identity`. */
async function readSalesCode(db: Db, firmId: bigint): Promise<string> {
  const { rows } = await db.execute<{ code: string }>(sql`
    select m.seller_code as code from ${membershipsView} m join ${firmsView} f on f.id = m.firm_id
    where m.firm_id = ${firmId} and m.participant_extend_type = ${SALES} and m.status = 1 and m.seller_code is not null
    order by m.seller_code = f.settings->>'salesCode' desc nulls last, m.id limit 1`);
  return rows[0]?.code ?? '';
}

async function readCustomerWhere(db: Db, person: DeskPerson, where: SQL): Promise<Customer | null> {
  const { rows } = await db.execute<FirmRow>(sql`
    select f.id::text, f.customer_code, f.name, f.short_name, f.credit_code, f.created_at, f.level_code, f.firm_type,
      f.firm_channel, f.status, coalesce((f.settings->>'freeShipping')::boolean, false) as free_shipping,
      coalesce(f.settings->>'salesCode', '') as link_code, g.customer_code as group_code,
      a.limit_fen::text, a.used_fen::text, a.term_days, t.version, t.raise_until::text, t.raise_back_fen::text
    from ${firmsView} f left join ${firmsView} g on g.id = f.group_firm_id
      left join ${creditAccountsView} a on a.firm_id = f.id left join ${customerTerms} t on t.firm_id = f.id
    where f.firm_type <> 'operator' and ${where}`);
  const [row] = rows;
  if (!row) return null;
  const firmId = BigInt(row.id);
  const billing = billingOf(await readStatementTerms(db, firmId));
  return presentCustomer(row, await asIdentity(db, person, () => readSalesCode(db, firmId)), billing);
}

/** A customer by its number; null: nobody has it. Right `desk`. */
export const readCustomerByCode = (db: Db, person: DeskPerson, customerCode: string) =>
  readCustomerWhere(db, person, sql`f.customer_code = ${customerCode}`);

export async function readCustomer(db: Db, person: DeskPerson, firmId: bigint): Promise<Customer> {
  const found = await readCustomerWhere(db, person, sql`f.id = ${firmId}`);
  if (!found) throw new Error('a customer without a row');
  return found;
}

export interface Choice extends Record<string, unknown> {
  code: string;
  label: string;
}

/** Groups a company can belong to. */
export async function readGroups(db: Db): Promise<Choice[]> {
  const { rows } = await db.execute<Choice>(sql`
    select f.customer_code as code, f.name as label from ${firmsView} f where f.firm_type = 'group' and f.status = 1
    order by f.customer_code limit 500`);
  return rows;
}

/** People who sell, each once, by job code. Right `identity`. */
export async function readSalespeople(db: Db): Promise<(Choice & { userId: string })[]> {
  const { rows } = await db.execute<Choice & { userId: string }>(sql`
    select distinct on (m.seller_code) m.seller_code as code, u.real_name as label, u.id::text as "userId"
    from ${membershipsView} m join ${usersView} u on u.id = m.user_id
    where m.participant_extend_type = ${SALES} and m.seller_code is not null
    order by m.seller_code, m.status desc, m.id limit 500`);
  return rows;
}

/** Who sells under a job code; null: nobody. Right `identity`. */
export async function readSeller(db: Db, code: string): Promise<bigint | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select m.user_id::text as id from ${membershipsView} m
    where m.participant_extend_type = ${SALES} and m.seller_code = ${code} order by m.status desc, m.id limit 1`);
  return rows[0] ? BigInt(rows[0].id) : null;
}

/** Number of companies in a group, and the group a number names (null: none) with whether it is in force. */
export async function readGroupFacts(db: Db, firmId: bigint, groupCode: string) {
  const { rows } = await db.execute<{ members: number; group_id: string | null; open: boolean | null }>(sql`
    select (select count(*)::int from ${firmsView} f where f.group_firm_id = ${firmId}) as members,
      g.id::text as group_id, g.status = 1 as open
    from (select 1) one left join ${firmsView} g on g.customer_code = ${groupCode} and g.firm_type = 'group'`);
  const [row] = rows;
  return { members: row?.members ?? 0, groupFirmId: bigintOf(row?.group_id ?? null), open: row?.open === true };
}

/** Day in Shanghai by the clock of the database, which decides. */
export async function readToday(db: Db): Promise<string> {
  const { rows } = await db.execute<{ today: string }>(sql`select ${SHANGHAI_TODAY}::text as today`);
  return rows[0]?.today ?? '';
}

/** Role of sales accounts in a firm; null: it has none yet. Right `identity`. */
export async function readRoleId(db: Db, firmId: bigint, name: string): Promise<bigint | null> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select r.id::text from roles_view r where r.firm_id = ${firmId} and r.name = ${name}`,
  );
  return rows[0] ? BigInt(rows[0].id) : null;
}

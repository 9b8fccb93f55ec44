import { type SQL, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { beginningWith, containing } from '#platform/api/like-text.ts';
import type { TermChange } from '../contract/terms-schemas.ts';
import { describeChange, type SomeTerms } from '../rules/term-difference.ts';
import { termChangeStates } from '../rules/term-states.ts';
import { creditApplications, customerTermChanges } from './term-tables.ts';

const MOST_HISTORY = 100;

interface ChangeLine extends Record<string, unknown> {
  id: string;
  customer_code: string;
  name: string;
  status: string;
  before: SomeTerms;
  after: SomeTerms;
  reason: string;
  second_for: string[];
  proposed_by: string | null;
  proposer: string | null;
  proposed_at: Date | string;
  checker: string | null;
  checked_at: Date | string | null;
  note: string;
  application_no: string | null;
}

const timeOf = (at: Date | string) => new Date(at).toISOString();

function present(line: ChangeLine, { userId, permissions }: SignedInCaller): TermChange {
  const waiting = line.status === 'waiting';
  const own = line.proposed_by === String(userId);
  return {
    changeId: line.id,
    customerCode: line.customer_code,
    firmName: line.name,
    status: line.status,
    statusLabel: termChangeStates.label(termChangeStates.read(line.status)),
    fields: describeChange(line.before, line.after),
    reason: line.reason,
    secondFor: line.second_for,
    proposedBy: line.proposer ?? '',
    proposedAt: timeOf(line.proposed_at),
    checkedBy: line.checker ?? '',
    checkedAt: line.checked_at === null ? null : timeOf(line.checked_at),
    note: line.note,
    applicationNo: line.application_no,
    mayCheck: waiting && !own && permissions.has('DESK_CUSTOMER_LIMITS'),
    mayWithdraw: waiting && own && permissions.has('DESK_CUSTOMERS'),
  };
}

const selectChanges = (where: SQL, page: SQL) => sql`
  select c.id::text, f.customer_code, f.name, c.status, c.before, c.after, c.reason, c.second_for,
    c.proposed_by::text, p.real_name as proposer, c.created_at as proposed_at, k.real_name as checker, c.checked_at, c.note,
    a.application_no
  from ${customerTermChanges} c join ${firmsView} f on f.id = c.firm_id
    left join ${usersView} p on p.id = c.proposed_by left join ${usersView} k on k.id = c.checked_by
    left join ${creditApplications} a on a.firm_id = c.firm_id and a.id = c.application_id
  where ${where} order by c.id desc ${page}`;

/** What was ever changed of one customer's terms, the newest first. Right `desk`. */
export async function readHistory(db: Db, caller: SignedInCaller, firmId: bigint): Promise<TermChange[]> {
  const statement = selectChanges(sql`c.firm_id = ${firmId}`, sql`limit ${MOST_HISTORY}`);
  const { rows } = await db.execute<ChangeLine>(statement);
  return rows.map((line) => present(line, caller));
}

interface ChangeFilter {
  keyword: string;
  /** Only what waits for a second person. */
  waiting: boolean;
  pageNo: number;
  pageSize: number;
}

/** Changes of all customers that fit, the newest first. Right `desk`. */
export async function readChanges(db: Db, caller: SignedInCaller, filter: ChangeFilter) {
  const { keyword, waiting, pageNo, pageSize } = filter;
  const found = sql`(f.name ilike ${containing(keyword)} or f.customer_code ilike ${beginningWith(keyword)})`;
  const where = sql`${waiting ? sql`c.status = 'waiting'` : sql`true`} and ${keyword ? found : sql`true`}`;
  const page = sql`limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;
  const { rows } = await db.execute<ChangeLine>(selectChanges(where, page));
  const counted = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from ${customerTermChanges} c join ${firmsView} f on f.id = c.firm_id where ${where}`);
  return { list: rows.map((line) => present(line, caller)), total: counted.rows[0]?.total ?? 0, pageNo, pageSize };
}

import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { deferToCommit } from '#platform/api/last-statement.ts';
import { parseAmount } from '#platform/shared/money.ts';
import type { EntryKind } from '../rules/budget-labels.ts';
import type { Charge } from '../rules/charges-of.ts';
import type { Held, Move } from '../rules/settle-document.ts';
import type { SeenOverrun } from '../rules/unseen-overruns.ts';
import { RULE_COUNTS, TODAY } from './budget-period-repo.ts';

/** A document that spends, within its firm. */
export interface BudgetDocument {
  firmId: bigint;
  /** Who moved it; null: the shop itself. */
  userId: bigint | null;
  documentType: string;
  documentNo: string;
  note?: string;
}

const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
const ids = (values: readonly bigint[]) => sql`${sql.param(values.map(String))}::bigint[]`;

/** How much one fen of each kind of movement adds to what is reserved and to what is used. */
const EFFECTS: Readonly<Record<EntryKind, { reserved: -1 | 0 | 1; used: -1 | 0 | 1 }>> = {
  reserve: { reserved: 1, used: 0 },
  confirm: { reserved: -1, used: 1 },
  release: { reserved: -1, used: 0 },
  credit: { reserved: 0, used: -1 },
};

/**
 * Books the rows of `due` (period_id, center_id, fen, effect_key): periods are locked in the order of their ids, moved
 * where `fits` lets them, and the ledger gets an entry for each row with the balances after it. One statement, so that
 * a hot budget is locked for no longer than this and the commit take.
 */
const book = ({ firmId, userId, documentType, documentNo, note = '' }: BudgetDocument, kind: EntryKind, fits: SQL) => {
  const { reserved, used } = EFFECTS[kind];
  return sql`
    total as (select period_id, sum(fen)::bigint as fen from due group by period_id),
    locked as (
      select b.id from budget_periods b where b.firm_id = ${firmId} and b.id in (select period_id from total)
      order by b.id for no key update),
    moved as (
      update budget_periods b set reserved_fen = b.reserved_fen + ${reserved}::int * t.fen,
        used_fen = b.used_fen + ${used}::int * t.fen
      from total t join locked l on l.id = t.period_id
      where b.firm_id = ${firmId} and b.id = t.period_id and ${fits}
      returning b.id, b.reserved_fen, b.used_fen, t.fen),
    entered as (
      insert into budget_entries (firm_id, period_id, cost_center_id, kind, amount_fen, document_type, document_no,
        effect_key, user_id, note, reserved_after_fen, used_after_fen)
      select ${firmId}::bigint, d.period_id, d.center_id, ${kind}::text, d.fen, ${documentType}::text,
        ${documentNo}::text, d.effect_key, ${userId}::bigint, ${note}::text,
        m.reserved_fen - ${reserved}::int * (m.fen - sum(d.fen) over w),
        m.used_fen - ${used}::int * (m.fen - sum(d.fen) over w)
      from due d join moved m on m.id = d.period_id
      window w as (partition by d.period_id order by d.center_id)
      returning 1)`;
};

/**
 * Name of an effect within its period. Made here and not in the statement: a name that is put together there cannot be
 * looked up in the index behind row-level security, and a hot budget would be read through from its first entry.
 */
const keyOf = ({ documentType, documentNo }: BudgetDocument, kind: EntryKind, centerId: bigint, effect = '') =>
  `${kind}:${documentType}:${documentNo}:${effect && `${effect}:`}${centerId}`;

/** How far a document may go over budgets that may be gone over at all. */
export interface OverLeave {
  /** Somebody else is asked: rules that want another approver let it pass. */
  overApproved: boolean;
  /** What the buyer has agreed to, and no fen more; null: nobody is asked to agree. */
  seen: readonly SeenOverrun[] | null;
}

export interface ReserveResult {
  /** Centres that are not the firm's, or closed. */
  unknown: number;
  /** Rules whose period of today was not opened yet: nothing was booked. */
  unopened: number;
  /** Periods that are to be moved, and those that were: fewer mean that some do not reach. */
  wanted: number;
  moved: bigint[];
}

/**
 * Reserves charges in every rule of their centres and of those above, all or, if the answer says so, not all: then the
 * transaction must end. A repeat of the same document books nothing.
 */
export async function reserveCharges(
  db: Db,
  document: BudgetDocument,
  charges: readonly Charge[],
  leave: OverLeave,
): Promise<ReserveResult> {
  const { rows } = await db.execute<Record<'unknown' | 'unopened' | 'wanted', number> & { moved: string[] }>(sql`
    ${reserving(document, charges, leave)}
    select ${charges.length}::int - (select count(*) from charge)::int as unknown,
      (select count(*) from ruled where period_id is null)::int as unopened,
      (select count(*) from total)::int as wanted, array(select id::text from moved) as moved,
      (select count(*) from entered)::int as entered`);
  const [row] = rows;
  if (!row) throw new Error('reservation without an answer');
  return { ...row, moved: row.moved.map(BigInt) };
}

/**
 * Leaves the reservation for the end of the transaction, where it is locked for the shortest time; false where it must
 * be done at once. Anything but a whole reservation divides by zero there, and has the work done once more.
 */
export const reserveChargesAtCommit = (
  db: Db,
  document: BudgetDocument,
  charges: readonly Charge[],
  leave: OverLeave,
): boolean =>
  deferToCommit(
    db,
    sql`${reserving(document, charges, leave)}
      select 1 / ((select count(*) from charge) = ${charges.length}::int and not exists (select from ruled where period_id is null)
        and (select count(*) from total) = (select count(*) from moved) and (select count(*) from entered) >= 0)::int`,
  );

/** Whether the buyer has agreed to as much as the budget would be gone over by now, under its lock. */
const wasSeen = ({ seen }: OverLeave): SQL => {
  const agreed = seen ?? [];
  return sql`(${seen === null}::bool or b.reserved_fen + b.used_fen + t.fen - b.limit_fen <= (
    select coalesce(max(s.fen), 0) from unnest(${texts(agreed.map(({ code }) => code))},
      ${texts(agreed.map(({ frequency }) => frequency))}, ${ids(agreed.map(({ over }) => parseAmount(over)))})
      as s (code, frequency, fen)
    join cost_rules r on r.firm_id = b.firm_id and r.id = b.rule_id and r.frequency = s.frequency
    join cost_centers c on c.firm_id = b.firm_id and c.id = b.cost_center_id and c.code = s.code))`;
};

/** The reservation itself; what came of it is in `charge`, `ruled`, `total`, `moved` and `entered`. */
function reserving(document: BudgetDocument, charges: readonly Charge[], leave: OverLeave): SQL {
  const { firmId } = document;
  const centers = charges.map(({ costCenterId }) => costCenterId);
  const fits = sql`(b.limit_fen = -1 or b.reserved_fen + b.used_fen + t.fen <= b.limit_fen or (b.over_allowed = 1
    and (${leave.overApproved}::bool or exists (select from cost_rules r where r.firm_id = b.firm_id and r.id = b.rule_id
      and r.over_policy = 'warn')) and ${wasSeen(leave)}))`;
  return sql`
    with charge as (
      select c.id, c.fen, c.effect_key, own.path
      from unnest(${ids(centers)}, ${ids(charges.map(({ amountFen }) => amountFen))},
        ${texts(centers.map((id) => keyOf(document, 'reserve', id)))}) as c (id, fen, effect_key)
      join cost_centers own on own.firm_id = ${firmId} and own.id = c.id and own.status = 1),
    ruled as (
      select c.id as center_id, c.fen, c.effect_key, p.id as period_id
      from charge c
      join cost_rules r on r.firm_id = ${firmId}
        and r.cost_center_id = any(string_to_array(trim('/' from c.path), '/')::bigint[]) and ${RULE_COUNTS}
      left join budget_periods p on p.firm_id = ${firmId} and p.rule_id = r.id
        and ${TODAY} between p.starts_on and p.ends_on),
    due as (
      select center_id, fen, period_id, effect_key
      from ruled where not exists (select from ruled where period_id is null)
        and (select count(*) from charge) = ${charges.length}::int
        and not exists (select from budget_entries e where e.firm_id = ${firmId} and e.period_id = ruled.period_id
          and e.effect_key = ruled.effect_key)),
    ${book(document, 'reserve', fits)}`;
}

/** What a document holds in every budget, by the ledger. */
export async function readHeld(db: Db, { firmId, documentType, documentNo }: BudgetDocument): Promise<Held[]> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select period_id, cost_center_id,
      sum(case kind when 'reserve' then amount_fen when 'credit' then 0 else -amount_fen end) as reserved,
      sum(case kind when 'confirm' then amount_fen when 'credit' then -amount_fen else 0 end) as used
    from budget_entries
    where firm_id = ${firmId} and document_type = ${documentType} and document_no = ${documentNo}
    group by period_id, cost_center_id order by period_id, cost_center_id`);
  return rows.map((row) => ({
    periodId: BigInt(row.period_id ?? 0),
    costCenterId: BigInt(row.cost_center_id ?? 0),
    reservedFen: BigInt(row.reserved ?? 0),
    usedFen: BigInt(row.used ?? 0),
  }));
}

/** Movements of one document come one after the other: each starts from what the last one left. */
export async function lockDocument(db: Db, { firmId, documentType, documentNo }: BudgetDocument): Promise<void> {
  const name = `budget:${firmId}:${documentType}:${documentNo}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/**
 * Books movements that give back or confirm; `effect` names them within the document and kind. What was booked under
 * that name before is not booked again.
 */
export async function bookMoves(
  db: Db,
  document: BudgetDocument,
  kind: Exclude<EntryKind, 'reserve'>,
  moves: readonly Omit<Move, 'kind'>[],
  effect: string,
): Promise<void> {
  if (moves.length === 0) return;
  const { firmId } = document;
  const centers = moves.map(({ costCenterId }) => costCenterId);
  await db.execute(sql`
    with due as (
      select m.period_id, m.center_id, m.fen, m.effect_key
      from unnest(${ids(moves.map(({ periodId }) => periodId))}, ${ids(centers)},
        ${ids(moves.map(({ amountFen }) => amountFen))}, ${texts(centers.map((id) => keyOf(document, kind, id, effect)))})
        as m (period_id, center_id, fen, effect_key)
      where not exists (select from budget_entries e where e.firm_id = ${firmId} and e.period_id = m.period_id
        and e.effect_key = m.effect_key)),
    ${book(document, kind, sql`true`)}
    select count(*) from entered`);
}

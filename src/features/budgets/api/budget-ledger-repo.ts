import { type SQL, sql } from 'drizzle-orm';
import {
  type LedgerDocument,
  lockDocument as lockLedgerDocument,
  movementKey,
  posting,
  postMovements,
  readHeldAmounts,
  unposted,
  withinLimit,
} from '#business/ledger/api/public.ts';
import { compiledSql, type Given } from '#platform/api/compiled-statement.ts';
import type { Db } from '#platform/api/database.ts';
import { deferToCommit } from '#platform/api/last-statement.ts';
import { parseAmount } from '#platform/shared/money.ts';
import { budgetLedger } from '../rules/budget-ledger.ts';
import type { Charge } from '../rules/charges-of.ts';
import type { Held, Move } from '../rules/settle-document.ts';
import type { SeenOverrun } from '../rules/unseen-overruns.ts';
import { RULE_COUNTS, TODAY } from './budget-period-repo.ts';

/** A document that spends, within its firm. */
export type BudgetDocument = LedgerDocument;

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

interface Reserving extends Required<BudgetDocument> {
  centers: readonly bigint[];
  amounts: readonly bigint[];
  keys: readonly string[];
  charges: number;
  overApproved: boolean;
  /** Nobody is asked to agree; else what was agreed to, by code of the centre and frequency of the rule. */
  unasked: boolean;
  codes: readonly string[];
  frequencies: readonly string[];
  overs: readonly bigint[];
}

function reservingOf(document: BudgetDocument, charges: readonly Charge[], leave: OverLeave): Reserving {
  const centers = charges.map(({ costCenterId }) => costCenterId);
  const seen = leave.seen ?? [];
  return {
    ...{ note: '', ...document },
    centers,
    amounts: charges.map(({ amountFen }) => amountFen),
    keys: centers.map((id) => movementKey(document, 'reserve', id)),
    charges: charges.length,
    overApproved: leave.overApproved,
    unasked: leave.seen === null,
    codes: seen.map(({ code }) => code),
    frequencies: seen.map(({ frequency }) => frequency),
    overs: seen.map(({ over }) => parseAmount(over)),
  };
}

/** Whether the buyer has agreed to as much as the budget would be gone over by now, under its lock. */
const wasSeen = ({ unasked, codes, frequencies, overs }: Given<Reserving>): SQL =>
  sql`(${unasked}::bool or b.reserved_fen + b.used_fen + t.reserved - b.limit_fen <= (
    select coalesce(max(s.fen), 0) from unnest(${codes}::text[], ${frequencies}::text[], ${overs}::bigint[])
      as s (code, frequency, fen)
    join cost_rules r on r.firm_id = b.firm_id and r.id = b.rule_id and r.frequency = s.frequency
    join cost_centers c on c.firm_id = b.firm_id and c.id = b.cost_center_id and c.code = s.code))`;

/** The reservation itself; what came of it is in `charge`, `ruled`, `total`, `moved` and `entered`. */
function reserving(given: Given<Reserving>): SQL {
  const { firmId } = given;
  const fits = sql`(${withinLimit(budgetLedger)} or (b.over_allowed = 1
    and (${given.overApproved}::bool or exists (select from cost_rules r where r.firm_id = b.firm_id and r.id = b.rule_id
      and r.over_policy = 'warn')) and ${wasSeen(given)}))`;
  return sql`
    with charge as (
      select c.id, c.fen, c.effect_key, own.path
      from unnest(${given.centers}::bigint[], ${given.amounts}::bigint[], ${given.keys}::text[]) as c (id, fen, effect_key)
      join cost_centers own on own.firm_id = ${firmId} and own.id = c.id and own.status = 1),
    ruled as (
      select p.id as account_id, c.id as charged_id, 'reserve' as kind, c.fen, c.effect_key
      from charge c
      join cost_rules r on r.firm_id = ${firmId}
        and r.cost_center_id = any(string_to_array(trim('/' from c.path), '/')::bigint[]) and ${RULE_COUNTS}
      left join budget_periods p on p.firm_id = ${firmId} and p.rule_id = r.id
        and ${TODAY} between p.starts_on and p.ends_on),
    due as (
      select * from ruled where not exists (select from ruled where account_id is null)
        and (select count(*) from charge) = ${given.charges}::int and ${unposted(budgetLedger, firmId, 'ruled')}),
    ${posting(budgetLedger, given, fits)}`;
}

const reserveNow = compiledSql<Reserving, Record<'unknown' | 'unopened' | 'wanted', number> & { moved: string[] }>(
  (given) => sql`
    ${reserving(given)}
    select ${given.charges}::int - (select count(*) from charge)::int as unknown,
      (select count(*) from ruled where account_id is null)::int as unopened,
      (select count(*) from total)::int as wanted, array(select id::text from moved) as moved,
      (select count(*) from entered)::int as entered`,
);

const reserveLast = compiledSql<Reserving>(
  (given) => sql`
    ${reserving(given)}
    select 1 / ((select count(*) from charge) = ${given.charges}::int and not exists (select from ruled where account_id is null)
      and (select count(*) from total) = (select count(*) from moved) and (select count(*) from entered) >= 0)::int`,
);

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
  const [row] = await reserveNow(db, reservingOf(document, charges, leave));
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
): boolean => deferToCommit(db, reserveLast.with(reservingOf(document, charges, leave)));

/** What a document holds in every budget, by the ledger. */
export async function readHeld(db: Db, document: BudgetDocument): Promise<Held[]> {
  const held = await readHeldAmounts(db, budgetLedger, document);
  return held.map(({ accountId, chargedId, amounts }) => ({
    periodId: accountId,
    costCenterId: chargedId,
    reservedFen: amounts.reserved,
    usedFen: amounts.used,
  }));
}

export const lockDocument = (db: Db, document: BudgetDocument): Promise<void> =>
  lockLedgerDocument(db, budgetLedger, document);

/** Books movements that give back or confirm; `effect` names them: what was booked under that name before stays as it is. */
export async function bookMoves(
  db: Db,
  document: BudgetDocument,
  moves: readonly Move[],
  effect: string,
): Promise<void> {
  const movements = moves.map(({ periodId, costCenterId, ...move }) => ({
    ...move,
    accountId: periodId,
    chargedId: costCenterId,
  }));
  await postMovements(db, budgetLedger, document, movements, effect);
}

import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { Ledger } from '../rules/define-ledger.ts';

const textList = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;
const numberList = (values: readonly (bigint | null)[]): SQL =>
  sql`${sql.param(values.map((value) => value?.toString() ?? null))}::bigint[]`;

/** A document that moves accounts of its firm. */
export interface LedgerDocument {
  firmId: bigint;
  /** Who moved it; null: the shop itself. */
  userId: bigint | null;
  documentType: string;
  documentNo: string;
  note?: string;
}

/** The same as it is, or as the places where a compiled statement is given it. */
export type OpenDocument = { [K in keyof LedgerDocument]: LedgerDocument[K] | Placeholder };

export interface Movement<Kind extends string> {
  accountId: bigint;
  /** What is charged; null where a movement is about none (money that came in). */
  chargedId: bigint | null;
  kind: Kind;
  amountFen: bigint;
}

/**
 * Name of a movement within its account. Made here and not in the statement: a name that is put together there cannot be
 * looked up in the index behind row-level security, and a hot account would be read through from its first entry.
 */
export const movementKey = (
  { documentType, documentNo }: Pick<LedgerDocument, 'documentType' | 'documentNo'>,
  kind: string,
  chargedId: bigint | null,
  effect = '',
): string => `${kind}:${documentType}:${documentNo}:${effect && `${effect}:`}${chargedId ?? ''}`;

const each = (ledger: { balances: readonly string[] }, piece: (balance: string) => string, between = ', ') =>
  sql.raw(ledger.balances.map(piece).join(between));

/** Whether an account `b` has room for what `t` adds to it. */
export const withinLimit = <Balance extends string, Kind extends string>(ledger: Ledger<Balance, Kind>): SQL =>
  sql`(b.limit_fen < 0 or ${each(ledger, (name) => `b.${name}_fen + t.${name}`, ' + ')} <= b.limit_fen)`;

/** Whether the movement that a row names was not booked before. */
export const unposted = <Balance extends string, Kind extends string>(
  { entries, account }: Ledger<Balance, Kind>,
  firmId: bigint | Placeholder,
  row: string,
): SQL => sql`not exists (select from ${sql.identifier(entries)} e where e.firm_id = ${firmId}
  and e.${sql.identifier(account)} = ${sql.identifier(row)}.account_id and e.effect_key = ${sql.identifier(row)}.effect_key)`;

/**
 * Books the rows of `due` (account_id, charged_id, kind, fen, effect_key): accounts are locked in the order of their ids,
 * moved where `fits` lets them (`b` the account, `t` what is added), and each movement is written with the balances after
 * it. One statement, so that a hot account is locked for no longer than this and the commit take. What is to be moved is in
 * `total`, what was is in `moved`.
 */
export function posting<Balance extends string, Kind extends string>(
  ledger: Ledger<Balance, Kind>,
  { firmId, userId, documentType, documentNo, note = '' }: OpenDocument,
  fits: SQL,
): SQL {
  const accounts = sql.identifier(ledger.accounts);
  const account = sql.identifier(ledger.account);
  const kinds = ledger.kindNames.map(
    (kind, turn) => `('${kind}', ${[turn, ...ledger.balances.map((name) => ledger.effectOf(kind, name))].join(', ')})`,
  );
  return sql`
    moving as (
      select d.account_id, d.charged_id, d.kind, d.fen, d.effect_key, k.turn, ${each(ledger, (name) => `d.fen * k.${name} as ${name}`)}
      from due d join (values ${sql.raw(kinds.join(', '))}) as k (kind, turn, ${each(ledger, (name) => name)}) on k.kind = d.kind),
    total as (select account_id, ${each(ledger, (name) => `sum(${name})::bigint as ${name}`)} from moving group by account_id),
    locked as (
      select b.id from ${accounts} b where b.firm_id = ${firmId} and b.id in (select account_id from total)
      order by b.id for no key update),
    moved as (
      update ${accounts} b set ${each(ledger, (name) => `${name}_fen = b.${name}_fen + t.${name}`)}
      from total t join locked l on l.id = t.account_id
      where b.firm_id = ${firmId} and b.id = t.account_id and ${fits}
      returning b.id, ${each(ledger, (name) => `b.${name}_fen, t.${name}`)}),
    entered as (
      insert into ${sql.identifier(ledger.entries)} (firm_id, ${account}, ${sql.identifier(ledger.charged)}, kind, amount_fen,
        document_type, document_no, effect_key, user_id, note, ${each(ledger, (name) => `${name}_after_fen`)})
      select ${firmId}::bigint, d.account_id, d.charged_id, d.kind, d.fen, ${documentType}::text, ${documentNo}::text,
        d.effect_key, ${userId}::bigint, ${note}::text,
        ${each(ledger, (name) => `m.${name}_fen - m.${name} + sum(d.${name}) over w`)}
      from moving d join moved m on m.id = d.account_id
      window w as (partition by d.account_id order by d.turn, d.charged_id rows unbounded preceding)
      order by d.account_id, d.turn, d.charged_id
      returning 1)`;
}

/**
 * Books movements whatever the limits say: for what confirms or gives back. `effect` names them within document and kind;
 * what was booked under that name before is not booked again.
 */
export async function postMovements<Balance extends string, Kind extends string>(
  db: Db,
  ledger: Ledger<Balance, Kind>,
  document: LedgerDocument,
  movements: readonly Movement<NoInfer<Kind>>[],
  effect: string,
): Promise<void> {
  if (movements.length === 0) return;
  await db.execute(sql`
    with asked as (
      select * from unnest(${numberList(movements.map(({ accountId }) => accountId))},
        ${numberList(movements.map(({ chargedId }) => chargedId))}, ${textList(movements.map(({ kind }) => kind))},
        ${numberList(movements.map(({ amountFen }) => amountFen))},
        ${textList(movements.map(({ kind, chargedId }) => movementKey(document, kind, chargedId, effect)))})
        as a (account_id, charged_id, kind, fen, effect_key)),
    due as (select * from asked where ${unposted(ledger, document.firmId, 'asked')}),
    ${posting(ledger, document, sql`true`)}
    select count(*) from entered`);
}

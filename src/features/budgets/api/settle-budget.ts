import type { Db } from '#platform/api/database.ts';
import type { Charge } from '../rules/charges-of.ts';
import { type Held, type Move, settleDocument, type Target } from '../rules/settle-document.ts';
import { type BudgetDocument, bookMoves, lockDocument, readHeld } from './budget-ledger-repo.ts';

/** Names an effect by what the document holds after it: the same step again has the same name and books nothing. */
const nameOf = (targets: ReadonlyMap<bigint, Target>, held: readonly Held[]) =>
  [...new Set(held.map(({ costCenterId }) => costCenterId))]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((id) => `${id}=${targets.get(id)?.reservedFen ?? 0n}/${targets.get(id)?.usedFen ?? 0n}`)
    .join(',');

/**
 * Brings what a document holds down to what it is to hold of each centre; centres that are not named hold nothing any
 * more. Works from the ledger, so that the same news heard twice moves nothing twice. Answers what was moved.
 */
export async function settleBudget(
  db: Db,
  document: BudgetDocument,
  targets: ReadonlyMap<bigint, Target>,
): Promise<Move[]> {
  await lockDocument(db, document);
  const held = await readHeld(db, document);
  const moves = settleDocument(held, targets);
  await bookMoves(db, document, moves, nameOf(targets, held));
  return moves;
}

/** What the document holds of each centre: the same in every budget that was charged with it. */
async function lockHeld(db: Db, document: BudgetDocument): Promise<Map<bigint, Target>> {
  await lockDocument(db, document);
  const held = await readHeld(db, document);
  return new Map(held.map(({ costCenterId, reservedFen, usedFen }) => [costCenterId, { reservedFen, usedFen }]));
}

const less = (a: bigint, b: bigint) => (a > b ? a - b : 0n);

type Change = (held: Target, amountFen: bigint | null) => Target;

/** Changes what is held of the named centres by their amounts; without names, of all by everything. */
async function change(
  db: Db,
  document: BudgetDocument,
  charges: readonly Charge[] | null,
  apply: Change,
): Promise<Move[]> {
  const targets = await lockHeld(db, document);
  const named = charges?.map(({ costCenterId, amountFen }) => [costCenterId, amountFen] as const);
  for (const [id, amountFen] of named ?? [...targets.keys()].map((key) => [key, null] as const)) {
    const held = targets.get(id);
    if (held) targets.set(id, apply(held, amountFen));
  }
  return settleBudget(db, document, targets);
}

/** The order stands: what it reserved is spent. */
export const confirmBudget = (db: Db, document: BudgetDocument): Promise<Move[]> =>
  change(db, document, null, ({ reservedFen, usedFen }) => ({ reservedFen: 0n, usedFen: usedFen + reservedFen }));

/**
 * Gives back what is reserved: all of it, or parts by centre. Nobody gives back more than is held. Parts are not named:
 * who releases in parts makes sure that each part comes once, or settles by what is to be left (`settleBudget`).
 */
export const releaseBudget = (db: Db, document: BudgetDocument, parts: readonly Charge[] | null = null) =>
  change(db, document, parts, ({ reservedFen, usedFen }, amountFen) => ({
    reservedFen: amountFen === null ? 0n : less(reservedFen, amountFen),
    usedFen,
  }));

/** Gives back what is spent, after the order stood: what is used goes down by an entry of its own. */
export const creditBudget = (db: Db, document: BudgetDocument, parts: readonly Charge[] | null = null) =>
  change(db, document, parts, ({ reservedFen, usedFen }, amountFen) => ({
    reservedFen,
    usedFen: amountFen === null ? 0n : less(usedFen, amountFen),
  }));

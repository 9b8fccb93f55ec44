import { filledLineFields } from '#business/line-fields/rules/public.ts';
import type { WrittenRow } from '#business/written-lines/contract/list-schemas.ts';
import { addToCart, type CartOwner, type CartReader } from '#features/cart/api/public.ts';
import type { AddResult, WantedLine } from '#features/cart/contract/cart-schemas.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { bulkErrors } from '../contract/bulk-contract.ts';
import type { AddChoices, BulkAddResult, RejectedRow } from '../contract/bulk-schemas.ts';
import { type AdditionPlan, type PlannedLine, planAddition } from '../rules/plan-addition.ts';
import { asPlanRow, type JudgedItem, judgeRows } from './judge-rows.ts';

/** Judged rows by their numbers. */
type ByNumber = ReadonlyMap<number, JudgedItem>;

interface JudgedPlan {
  plan: AdditionPlan;
  rejected: RejectedRow[];
  judged: ByNumber;
}

/** Judges rows as they stand now and plans what adding them would do. */
export async function planRows(
  db: Db,
  rows: readonly WrittenRow[],
  choices: AddChoices,
  levelCode: string | null,
): Promise<JudgedPlan> {
  const list = await judgeRows(db, rows, levelCode);
  const judged = new Map(list.map((one) => [one.row.rowNumber, one]));
  const plan = planAddition(list.map(asPlanRow), choices);
  const rejected = plan.rejected.map((one) => ({ ...one, code: judged.get(one.rowNumber)?.code ?? '' }));
  return { plan, judged, rejected };
}

/** Longest customer code a line of the cart keeps. */
const CODE_LENGTH = 60;

/** A line as the cart takes it, with what its first row says of the purpose. */
function wantedLine({ itemCode, quantity, rowNumbers }: PlannedLine, judged: ByNumber): WantedLine {
  const first = judged.get(rowNumbers[0] ?? 0);
  if (!first) return { skuCode: itemCode, quantity };
  const { customerCode } = first.row;
  // Our number in the column of the firm's own codes is no code of the firm.
  const own = first.matchedBy !== 'customer' && first.code === customerCode ? '' : customerCode;
  const ownCode = (own || (first.matchedBy === 'customer' ? first.code : '')).slice(0, CODE_LENGTH);
  return { skuCode: itemCode, quantity, ...filledLineFields({ ...first.row, customerCode: ownCode }) };
}

/**
 * Which lines the cart refused, and why. It answers in the order it was asked and names items only; of several lines of
 * one item those with the quantities it took are in the cart.
 */
function refusedLines(lines: readonly PlannedLine[], { successInfos, failInfos }: AddResult): Map<PlannedLine, string> {
  const taken = new Map<string, number[]>();
  for (const { skuCode, quantity } of successInfos) taken.set(skuCode, [...(taken.get(skuCode) ?? []), quantity]);
  const reasons = new Map(failInfos.map(({ skuCode, failMsg }) => [skuCode, failMsg]));
  const refused = new Map<PlannedLine, string>();
  for (const line of lines) {
    const quantities = taken.get(line.itemCode) ?? [];
    if (quantities[0] === line.quantity) quantities.shift();
    else refused.set(line, reasons.get(line.itemCode) ?? '');
  }
  return refused;
}

interface Addition {
  rows: readonly WrittenRow[];
  choices: AddChoices;
}

/**
 * Adds everything that is in order with one call to the cart, and says of every other row why it stayed out. What the
 * cart itself refuses (no room, no stock beside what lies in it) takes the rows of that line along.
 */
export async function addRows(
  db: Db,
  owner: CartOwner,
  reader: CartReader,
  { rows, choices }: Addition,
): Promise<BulkAddResult> {
  const { plan, rejected, judged } = await planRows(db, rows, choices, reader.levelCode);
  if (plan.lines.length === 0) throw refuse(bulkErrors, 'BULK_NOTHING_TO_ADD');
  const wanted = plan.lines.map((line) => wantedLine(line, judged));
  const added = await addToCart(db, owner, reader, wanted);
  const late = [...refusedLines(plan.lines, added)].flatMap(([{ rowNumbers }, message]): RejectedRow[] =>
    rowNumbers.map((rowNumber) => ({ rowNumber, code: judged.get(rowNumber)?.code ?? '', message })),
  );
  return {
    addedRows: plan.rowCount - late.length,
    addedLines: added.successInfos.length,
    addedQuantity: added.addedQuantity,
    addedAmount: added.addedAmount,
    cartCount: added.cartCount,
    skuCodes: [...new Set(added.successInfos.map(({ skuCode }) => skuCode))],
    rejected: [...rejected, ...late].sort((a, b) => a.rowNumber - b.rowNumber),
  };
}

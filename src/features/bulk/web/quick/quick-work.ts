import { type PastedRow, pastedLine } from '#business/written-lines/rules/public.ts';
import { type CheckedPaste, checkPaste, checkRows } from '../check-paste.ts';
import { addChecked } from './add-checked.ts';
import type { QuickOutcome } from './use-quick-order.ts';

/** What became of a press, or why nothing was done. */
export type QuickAnswer = { outcome: QuickOutcome; text: string; cartCount: number | null } | { problem: string };

const NOTHING: QuickOutcome = { added: [], left: [], totals: 0 };

/** Adds what can be added, behind what was added before; what was left then stays. */
async function addAll(checked: readonly CheckedPaste[], before: QuickOutcome): Promise<QuickAnswer> {
  const { added, left, result } = await addChecked(checked);
  const outcome = { ...before, added: [...before.added, ...added], left: [...before.left, ...left] };
  const text = outcome.left.map(({ row }) => pastedLine(row)).join('\n');
  return { outcome, text, cartCount: result?.cartCount ?? null };
}

export async function orderList(text: string): Promise<QuickAnswer> {
  const list = await checkPaste(text);
  if (list === null) return { problem: '行数太多，请改用批量下单或文件导入' };
  if (list.checked.length === 0) return { problem: '请先粘贴编码和数量' };
  return addAll(list.checked, { ...NOTHING, totals: list.totals });
}

/** One row put right: it alone is checked again and added. */
export async function orderChanged(
  outcome: QuickOutcome,
  at: number,
  change: Partial<PastedRow>,
): Promise<QuickAnswer> {
  const row = { ...outcome.left[at]?.row, ...change } as PastedRow;
  return addAll(await checkRows([row]), { ...outcome, left: outcome.left.filter((_, place) => place !== at) });
}

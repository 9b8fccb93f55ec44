import type { ParcelLine, PartLine } from './order-work.ts';

export interface PickOutcome {
  /** What the part goes on with. */
  kept: PartLine[];
  /** What was not found: picked later from another part, or cancelled. */
  rest: ParcelLine[];
}

/** Why found quantities do not fit a part; null when they do. Every line is answered once. */
export function pickProblem(lines: readonly PartLine[], found: readonly ParcelLine[]): string | null {
  if (found.length !== lines.length || new Set(found.map(({ lineId }) => lineId)).size !== found.length) {
    return '请填写每种商品的实拣数量';
  }
  const wrong = found.some(({ lineId, quantity }) => {
    const wanted = lines.find((line) => line.lineId === lineId);
    return !wanted || quantity < 0 || quantity > wanted.quantity;
  });
  return wrong ? '实拣数量应在 0 和应拣数量之间' : null;
}

/** What a part keeps and what is missing, after the warehouse has looked: no unit is lost between the two. */
export function pickPart(lines: readonly PartLine[], found: readonly ParcelLine[]): PickOutcome {
  const outcome: PickOutcome = { kept: [], rest: [] };
  for (const { lineId, quantity } of lines) {
    const picked = found.find((one) => one.lineId === lineId)?.quantity ?? 0;
    if (picked > 0) outcome.kept.push({ lineId, quantity: picked, picked });
    if (picked < quantity) outcome.rest.push({ lineId, quantity: quantity - picked });
  }
  return outcome;
}

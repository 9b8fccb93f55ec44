import { limitsExceeded } from '#features/visible-goods/rules/public.ts';
import { PackedFacts } from './facts-codec.ts';

/**
 * What decides whether and to whom an item is sold or shown: sale, stock, exclusiveness, and by what rules name it. Prices
 * count as far as a limit lies between them; sales and words decide nothing here.
 */
function stateAt(facts: PackedFacts, at: number): string {
  const path = Array.from({ length: facts.pathLength(at) }, (_, level) => facts.category(at, level));
  const flags = [facts.onSale(at), facts.soldOut(at), facts.exclusive(at)].map(Number);
  return [facts.brandId(at), limitsExceeded(BigInt(facts.price(at))), ...flags, ...path].join();
}

function statesOf(facts: readonly string[]): Map<number, string> {
  const packed = new PackedFacts(facts, facts.length);
  return new Map(Array.from(packed.offsets, (at) => [packed.skuId(at), stateAt(packed, at)]));
}

/** Whether any item is in another state after than it was before, new ones included (specification 6, visible products). */
export function changesState(before: readonly string[], after: readonly string[]): boolean {
  const known = statesOf(before);
  return [...statesOf(after)].some(([skuId, state]) => known.get(skuId) !== state);
}

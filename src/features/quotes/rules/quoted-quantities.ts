import { itemQuantityFault, type RuledItem } from '#features/orders/rules/public.ts';

interface QuotedLine {
  lineNo: number;
  kind: string;
  itemNo: string;
  quantity: number;
}

/**
 * Why lines of a quote cannot be ordered in these quantities; null when they can (specification 5). Lines of one item are
 * judged by their sum, as the checkout judges them (decision 0037); several offers for one wish are the same goods once,
 * and each of them has to fit.
 */
export function quotedQuantityFault(
  lines: readonly QuotedLine[],
  items: ReadonlyMap<string, RuledItem>,
): string | null {
  for (const [itemNo, item] of items) {
    const offers = lines.filter((line) => line.kind !== 'none' && line.itemNo === itemNo);
    const firsts = new Map(offers.toReversed().map(({ lineNo, quantity }) => [lineNo, quantity]));
    for (const offer of offers) {
      const fault = wishesFault(item, new Map(firsts).set(offer.lineNo, offer.quantity));
      if (fault !== null) return fault;
    }
  }
  return null;
}

/** What the rule of an item says against these quantities of it, by the line of the wish. */
function wishesFault(item: RuledItem, wishes: ReadonlyMap<number, number>): string | null {
  const quantities = [...wishes.values()];
  const fault = itemQuantityFault(item, quantities);
  if (fault === null) return null;
  const all = quantities.reduce((sum, one) => sum + one, 0);
  const lineNos = [...wishes.keys()].sort((a, b) => a - b).join('、');
  return `第 ${lineNos} 行${wishes.size > 1 ? `共 ${all} ${item.orderUnit}` : ''}：${fault}`;
}

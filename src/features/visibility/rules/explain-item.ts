import { holdsItem, NO_GOODS, type RuledItem } from '#features/visible-goods/rules/public.ts';

/** A rule in force, with the words for it. */
export interface NamedRule {
  madeBy: 'desk' | 'firm';
  effect: 'hide' | 'range';
  kind: 'category' | 'brand' | 'sku' | 'price' | 'agreement';
  targetId: bigint;
  /** “隐藏 分类 紧固件（全公司）”. */
  words: string;
}

export interface ItemFacts extends RuledItem {
  /** The firm has an agreed price for it today. */
  agreed: boolean;
}

function names({ effect, kind, targetId }: NamedRule, item: ItemFacts): boolean {
  if (kind === 'agreement') return item.agreed;
  const price = effect === 'hide' ? { above: targetId } : { upTo: targetId };
  const lists = { category: { categoryIds: [targetId] }, brand: { brandIds: [targetId] }, sku: { skuIds: [targetId] } };
  return holdsItem({ ...NO_GOODS, ...(kind === 'price' ? price : lists[kind]) }, item);
}

const MAKERS = { desk: '与商城约定的可采购范围', firm: '公司设置的可采购范围' } as const;

/** What a range says of an item, and whether it lets it through; null where there is no range of this maker. */
function rangeVerdict(maker: keyof typeof MAKERS, rules: readonly NamedRule[], item: ItemFacts) {
  const ranges = rules.filter(({ effect, madeBy }) => effect === 'range' && madeBy === maker);
  if (ranges.length === 0) return null;
  const fitting = ranges.filter((rule) => names(rule, item));
  return fitting.length
    ? { inside: true, reasons: fitting.map(({ words }) => `符合规则：${words}`) }
    : { inside: false, reasons: [`不在${MAKERS[maker]}内（共 ${ranges.length} 条规则，没有一条包含它）`] };
}

/** Whether somebody sees an item and may buy it, and which rules say so. `rules` are those that apply to the person. */
export function explainItem(rules: readonly NamedRule[], item: ItemFacts, rangeOnly: boolean) {
  const hiding = rules.filter((rule) => rule.effect === 'hide' && names(rule, item));
  if (hiding.length) {
    return { visible: false, buyable: false, reasons: hiding.map(({ words }) => `被规则隐藏：${words}`) };
  }
  const verdicts = [rangeVerdict('desk', rules, item), rangeVerdict('firm', rules, item)].filter((one) => one !== null);
  const buyable = verdicts.every(({ inside }) => inside);
  const reasons = verdicts.flatMap((verdict) => verdict.reasons);
  if (verdicts.length === 0) return { visible: true, buyable, reasons: ['没有规则限制，可以看到和购买'] };
  if (buyable) return { visible: true, buyable, reasons };
  const beyond = rangeOnly ? '公司已设置范围外的商品不可搜到' : '范围外的商品可以搜到，但不能购买';
  return { visible: !rangeOnly, buyable, reasons: [...reasons, beyond] };
}

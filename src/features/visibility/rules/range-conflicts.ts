/** A rule with what it takes to compare it with others. */
export interface ComparedRule {
  id: string;
  madeBy: 'desk' | 'firm';
  effect: 'hide' | 'range';
  kind: 'category' | 'brand' | 'sku' | 'price' | 'agreement';
  targetId: bigint;
  /** Categories of the target from the top down to itself; empty for brands, prices and agreements. */
  categoryPath: readonly bigint[];
  /** Brand of an item, or the brand itself. */
  brandId: bigint | null;
  /** Whom it speaks of, from the company down: `/` everybody, `/3/7/` a department, `/3/7/u12/` a person. */
  reach: string;
  state: 'running' | 'coming' | 'ended';
}

const reachesInto = (wide: ComparedRule, narrow: ComparedRule) => narrow.reach.startsWith(wide.reach);
const meet = (a: ComparedRule, b: ComparedRule) => reachesInto(a, b) || reachesInto(b, a);
const sameTarget = (a: ComparedRule, b: ComparedRule) => a.kind === b.kind && a.targetId === b.targetId;

/** Whether everything a rule names lies in what another one names. */
function covers(wide: ComparedRule, narrow: ComparedRule): boolean {
  if (wide.kind === 'category') return narrow.categoryPath.includes(wide.targetId);
  if (wide.kind === 'brand') return narrow.brandId === wide.targetId;
  return wide.kind === narrow.kind && wide.targetId === narrow.targetId;
}

const isHide = ({ effect }: ComparedRule) => effect === 'hide';
const isRange = ({ effect }: ComparedRule) => effect === 'range';

function againstHidden(rule: ComparedRule, others: readonly ComparedRule[]): string[] {
  const hiding = others.filter((other) => isHide(other) && reachesInto(other, rule));
  if (hiding.some((other) => sameTarget(other, rule) && isRange(rule))) return ['同一对象已设为隐藏，隐藏优先'];
  if (hiding.some((other) => !sameTarget(other, rule) && covers(other, rule))) {
    return [isRange(rule) ? '所在分类或品牌已隐藏，本规则不生效' : '所在分类或品牌已隐藏，本规则多余'];
  }
  return [];
}

/** A price is bought up to the highest of the limits, and hidden from the lowest on. */
function againstLimits(rule: ComparedRule, others: readonly ComparedRule[]): string[] {
  if (rule.kind !== 'price') return [];
  const limits = others.filter(({ kind, reach }) => kind === 'price' && reach === rule.reach);
  const same = limits.filter(({ effect, madeBy }) => effect === rule.effect && madeBy === rule.madeBy);
  const beaten = same.some(({ targetId }) => (isHide(rule) ? targetId < rule.targetId : targetId > rule.targetId));
  if (beaten) return [isHide(rule) ? '已有更低的隐藏价格，本规则多余' : '已有更高的单价上限，本规则多余'];
  const crossed = isRange(rule) && limits.some((other) => isHide(other) && other.targetId < rule.targetId);
  return crossed ? ['上限以内的一部分商品已按价格隐藏'] : [];
}

/** What the shop has agreed to sell is the outer limit: a company's rule beyond it lets nothing more through. */
function againstAgreed(rule: ComparedRule, others: readonly ComparedRule[]): string[] {
  if (rule.madeBy === 'desk' || isHide(rule) || rule.kind === 'price' || rule.kind === 'agreement') return [];
  const agreed = others.filter((other) => other.madeBy === 'desk' && isRange(other) && reachesInto(other, rule));
  const decided = agreed.filter(({ kind }) => kind !== 'price' && kind !== 'agreement');
  // Prices and agreements cut across: what they let through cannot be told from the rule alone.
  if (agreed.length === 0 || decided.length < agreed.length) return [];
  const mayOverlap = decided.some((other) => covers(other, rule) || covers(rule, other) || other.kind !== rule.kind);
  return mayOverlap ? [] : ['不在与商城约定的范围内，本规则不生效'];
}

function againstTwins(rule: ComparedRule, others: readonly ComparedRule[]): string[] {
  const twin = others.some(
    (other) =>
      other.madeBy === rule.madeBy && other.effect === rule.effect && sameTarget(other, rule) && meet(other, rule),
  );
  return twin ? ['与另一条规则重复'] : [];
}

/** What is wrong with each rule, by its id; rules that are in order are left out. */
export function findConflicts(rules: readonly ComparedRule[]): Map<string, string[]> {
  const live = rules.filter(({ state }) => state !== 'ended');
  const found = new Map<string, string[]>();
  for (const rule of rules) {
    const others = live.filter(({ id }) => id !== rule.id);
    const problems =
      rule.state === 'ended'
        ? ['已过期，不再生效']
        : [againstHidden, againstLimits, againstAgreed, againstTwins].flatMap((check) => check(rule, others));
    if (problems.length) found.set(rule.id, problems);
  }
  return found;
}

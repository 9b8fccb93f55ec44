import type { LeafPlace, LeafPlan } from './leaf-plan.ts';

export interface PlannedLeaf {
  place: LeafPlace;
  plan: LeafPlan;
}

/** A stretch of one series: `count` siblings from `from` on. */
export interface SeriesPick {
  leaf: PlannedLeaf;
  brand: number;
  option: number;
  from: number;
  count: number;
}

/** Fewest rows that still make a table worth showing. */
const LEAST_SIBLINGS = 3;

/**
 * Shares `total` SKUs among the leaves by weight and cuts the shares into series. Every leaf gets something when the
 * total allows it; a leaf that has nothing more to offer leaves the rest to the others. Throws when the taxonomy cannot
 * fill the total.
 */
export function allocateSkus(leaves: readonly PlannedLeaf[], total: number): SeriesPick[] {
  const capacities = leaves.map(({ plan }) => capacityOf(plan));
  const quotas = shareOut(
    leaves.map(({ place }) => place.leaf.weight),
    capacities,
    total,
  );
  const picks: SeriesPick[] = [];
  let left = 0;
  leaves.forEach((leaf, i) => {
    const wanted = Math.min((quotas[i] ?? 0) + left, capacities[i] ?? 0);
    const taken = pickSeries(leaf, wanted, picks);
    left += (quotas[i] ?? 0) - taken;
  });
  return left > 0 ? fillUp(picks, leaves, left) : picks;
}

/** SKUs one leaf can offer over all brands. */
export function capacityOf(plan: LeafPlan): number {
  return plan.brands.length * plan.before(plan.options);
}

/** Largest shares by weight that fit the capacities and add up to `total`. */
export function shareOut(weights: readonly number[], capacities: readonly number[], total: number): number[] {
  if (total > capacities.reduce((sum, value) => sum + value, 0))
    throw new Error('the taxonomy cannot fill so many SKUs');
  const least = total >= weights.length * LEAST_SIBLINGS ? LEAST_SIBLINGS : 0;
  const at = (scale: number) =>
    weights.map((weight, i) => Math.min(capacities[i] ?? 0, Math.max(least, Math.floor(weight * scale))));
  const sum = (shares: readonly number[]) => shares.reduce((a, b) => a + b, 0);
  let [low, high] = [0, total];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (sum(at(middle)) > total) high = middle;
    else low = middle;
  }
  const shares = at(low);
  let missing = total - sum(shares);
  for (let i = 0; missing > 0; i = (i + 1) % shares.length) {
    const share = shares[i] ?? 0;
    if (share < (capacities[i] ?? 0)) {
      shares[i] = share + 1;
      missing -= 1;
    }
  }
  return shares;
}

/**
 * Series number `n` of a leaf: brands alternate fastest, and each round gives every brand another option. The variants
 * begin when every brand has its whole shelf, so that a larger catalogue holds the smaller one.
 */
function seriesAt(plan: LeafPlan, n: number): { brand: number; option: number } {
  const brands = plan.brands.length;
  const shelf = brands * plan.shelfOptions;
  const [first, size, place] =
    n < shelf ? [0, plan.shelfOptions, n] : [plan.shelfOptions, plan.options - plan.shelfOptions, n - shelf];
  const brand = place % brands;
  return { brand, option: first + ((brand + Math.floor(place / brands)) % size) };
}

function pickSeries(leaf: PlannedLeaf, wanted: number, picks: SeriesPick[]): number {
  const { plan } = leaf;
  const seriesCount = plan.brands.length * plan.options;
  let taken = 0;
  for (let n = 0; n < seriesCount && taken < wanted; n += 1) {
    const { brand, option } = seriesAt(plan, n);
    const siblings = plan.count(option);
    const count = Math.min(siblings, wanted - taken);
    if (count === 0) continue;
    // No look ahead for a series that fits: what a small catalogue takes, a larger one must reach as well.
    if (taken > 0 && count < Math.min(LEAST_SIBLINGS, siblings)) break;
    picks.push({ leaf, brand, option, from: Math.floor((siblings - count) * 0.4), count });
    taken += count;
  }
  return taken;
}

/** Last few SKUs that made no series of their own lengthen series that were cut short. */
function fillUp(picks: SeriesPick[], leaves: readonly PlannedLeaf[], missing: number): SeriesPick[] {
  let left = missing;
  const filled = picks.map((pick) => {
    const room = pick.leaf.plan.count(pick.option) - pick.count;
    const more = Math.min(left, room);
    left -= more;
    const from = Math.max(0, Math.min(pick.from, room - more));
    return more > 0 ? { ...pick, from, count: pick.count + more } : pick;
  });
  if (left > 0) throw new Error(`${left} SKUs of ${leaves.length} leaves found no series`);
  return filled;
}

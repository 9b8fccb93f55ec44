/** What an item is compared by. */
export interface ComparedItem {
  seriesId: bigint | null;
  attributes: readonly { name: string; value: string; unit?: string }[];
  /** In 1/10,000 yuan; 0 means that there is none. */
  listPrice: bigint;
}

/** How much a price of the same size counts beside all attributes together. */
const PRICE_WEIGHT = 0.2;

const NUMBER = /^\d+(?:\.\d+)?$/;

/** 1 for the same value; figures of one unit are the nearer the closer they are; everything else differs. */
function closeness(a: { value: string; unit?: string }, b: { value: string; unit?: string }): number {
  if (a.unit !== b.unit) return 0;
  if (a.value === b.value) return 1;
  if (!NUMBER.test(a.value) || !NUMBER.test(b.value)) return 0;
  const [one, other] = [Number(a.value), Number(b.value)];
  return Math.min(one, other) / Math.max(one, other);
}

function priceCloseness(a: bigint, b: bigint): number {
  if (a === 0n || b === 0n) return 0;
  return a < b ? Number((a * 1000n) / b) / 1000 : Number((b * 1000n) / a) / 1000;
}

/** Between 0 and 1 + the weight of the price: how far a candidate could stand in for the item. */
export function similarity(item: ComparedItem, candidate: ComparedItem): number {
  const others = new Map(candidate.attributes.map((attribute) => [attribute.name, attribute]));
  const shared = item.attributes.reduce((sum, attribute) => {
    const other = others.get(attribute.name);
    return sum + (other ? closeness(attribute, other) : 0);
  }, 0);
  const attributes = item.attributes.length > 0 ? shared / item.attributes.length : 0;
  return attributes + PRICE_WEIGHT * priceCloseness(item.listPrice, candidate.listPrice);
}

/**
 * Candidates by how near their attributes come to the item's, the nearest first and each series once; the item's own
 * series is left out. Equals keep the order they came in.
 */
export function rankSimilar<Item extends ComparedItem>(item: ComparedItem, candidates: readonly Item[]): Item[] {
  const scored = candidates
    .filter(({ seriesId }) => seriesId === null || seriesId !== item.seriesId)
    .map((candidate) => ({ candidate, score: similarity(item, candidate) }))
    .sort((a, b) => b.score - a.score);
  const seen = new Set<bigint>();
  return scored.flatMap(({ candidate }) => {
    if (candidate.seriesId === null) return [candidate];
    if (seen.has(candidate.seriesId)) return [];
    seen.add(candidate.seriesId);
    return [candidate];
  });
}

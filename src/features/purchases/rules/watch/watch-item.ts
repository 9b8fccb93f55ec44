/** What was noted of an item for one person: what its price is compared with, and whether it could be had. */
export interface Noted {
  /** 1/10,000 yuan; null before the first look. */
  price: bigint | null;
  inStock: boolean;
  /** When its return was told last. */
  backAt: Date | null;
}

/** How the item stands now for the person's company. */
export interface Seen {
  /** List price or the company's own, without promotions; 0: none. */
  price: bigint;
  /** Own stock is used up, or the shop says 缺货. */
  out: boolean;
  /** Nothing stands in the way of buying it. */
  buyable: boolean;
}

export type GoodsNews = 'priceUp' | 'back';

/** Between two returns of one item that are told: stock that comes and goes within a day is no news. */
const BACK_PAUSE_MS = 86_400_000;

const PERCENT = 100n;

/** Whether a price has risen by more than so many percent (issue 15: by more than a share the company sets). */
export const hasRisen = (before: bigint, now: bigint, percent: number): boolean =>
  before > 0n && (now - before) * PERCENT > before * BigInt(percent);

/** What the next price is compared with: steps too small to be told add up, what was told or has fallen begins anew. */
function nextPrice({ price }: Noted, seen: Seen, percent: number): bigint | null {
  if (seen.price <= 0n) return price;
  const small = price !== null && hasRisen(price, seen.price, 0) && !hasRisen(price, seen.price, percent);
  return small ? price : seen.price;
}

/** Nobody can have what is out; what is neither out nor to be had (stopped, out of range) says nothing about stock. */
const nextStock = ({ inStock }: Noted, { out, buyable }: Seen) => (out ? false : buyable || inStock);

/**
 * What a person is told of an item he buys often, and what is noted of it then: each rise and each return once. The first look
 * tells nothing.
 */
export function watchItem(noted: Noted, seen: Seen, percent: number, now: Date): { news: GoodsNews[]; next: Noted } {
  const risen = noted.price !== null && hasRisen(noted.price, seen.price, percent);
  const back = noted.price !== null && !noted.inStock && seen.buyable && !seen.out;
  const paused = noted.backAt !== null && now.getTime() - noted.backAt.getTime() < BACK_PAUSE_MS;
  const news: GoodsNews[] = [...(risen ? (['priceUp'] as const) : []), ...(back && !paused ? (['back'] as const) : [])];
  const backAt = back && !paused ? now : noted.backAt;
  return { news, next: { price: nextPrice(noted, seen, percent), inStock: nextStock(noted, seen), backAt } };
}

/** Whether the next look would find something else than this one did. */
export const isNoted = (noted: Noted, next: Noted): boolean =>
  noted.price === next.price && noted.inStock === next.inStock && noted.backAt?.getTime() === next.backAt?.getTime();

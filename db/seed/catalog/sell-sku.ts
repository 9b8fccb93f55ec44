import type { SkuRow, StockRow } from './catalog-rows.ts';
import type { Random } from './prng.ts';
import type { Offer } from './read-offer.ts';

const DAY = 86_400_000;
/** Order units a year beyond which sales grow ever more slowly: the market of even the cheapest screw ends. */
const MUCH = 60_000;

/** Delivery types of specification 4 and their share in per mille. */
const DAY_TYPES: readonly [dayType: number, share: number][] = [
  [0, 470],
  [1, 180],
  [2, 90],
  [3, 165],
  [4, 25],
  [5, 25],
  [6, 20],
  [7, 11],
  [8, 6],
  [9, 8],
];
const DELIVERY_DAYS: Readonly<Record<number, [number, number]>> = { 3: [2, 15], 4: [7, 30], 6: [20, 60], 9: [15, 45] };

export type SalesFacts = Pick<
  SkuRow,
  | 'productStatus'
  | 'dayType'
  | 'deliveryDays'
  | 'returnable'
  | 'exchangeable'
  | 'newFlag'
  | 'hotFlag'
  | 'saleFlag'
  | 'notCart'
  | 'salesCount'
  | 'createdAt'
  | 'stock'
>;

/** What a series shares: how it is delivered and how well it sells. */
export interface SeriesMood {
  dayType: number;
  /** Units a year of a middling size. */
  demand: number;
}

/** How a series sells; `rarity` counts the variants that buyers ask for before this one. */
export function moodOf(random: Random, rarity: number): SeriesMood {
  // Zipf and Mandelbrot: few series sell in thousands, most in dozens, and special wishes seldom.
  const demand = (12 / (random.next() + 0.0002) ** 1.15) * (rarity === 0 ? 1 : 0.4 / (1 + rarity / 4));
  return { dayType: random.chance(0.8) ? random.pick([0, 0, 0, 1, 1, 2]) : drawDayType(random), demand };
}

export function drawDayType(random: Random): number {
  let ticket = random.int(1, 1000);
  for (const [dayType, share] of DAY_TYPES) {
    ticket -= share;
    if (ticket <= 0) return dayType;
  }
  return 0;
}

interface SaleSubject {
  offer: Offer;
  /** Yuan for one order unit. */
  price: number;
  discounted: boolean;
  /** Cut to order, dangerous or opened goods do not come back. */
  comesBack: boolean;
  /** Shown in journeys: always in stock and purchasable. */
  fixed: boolean;
  now: Date;
}

/** Status, delivery, flags, a year's sales and stock of one SKU, consistent with each other. */
export function sellSku(subject: SaleSubject, mood: SeriesMood, random: Random): SalesFacts {
  const dayType = subject.fixed ? 0 : random.chance(0.72) ? mood.dayType : drawDayType(random);
  const isNew = !subject.fixed && random.chance(0.05);
  const age = isNew ? random.int(1, 60) : random.int(61, 1500);
  const salesCount = countSales(subject, mood, random, isNew, dayType);
  const made = dayType === 4 || dayType === 9;
  const days = DELIVERY_DAYS[dayType];
  return {
    productStatus: statusOf(dayType, subject.fixed, random),
    dayType,
    deliveryDays: days ? random.int(days[0], days[1]) : null,
    returnable: subject.comesBack && !made,
    exchangeable: subject.comesBack && (!made || random.chance(0.3)),
    newFlag: isNew,
    hotFlag: salesCount >= 3000 || (salesCount >= 800 && random.chance(0.3)),
    saleFlag: subject.discounted && random.chance(0.15),
    notCart: !subject.fixed && random.chance(0.003),
    salesCount,
    createdAt: new Date(subject.now.getTime() - age * DAY - random.int(0, DAY - 1)),
    stock: stockOf(subject, dayType, salesCount, random),
  };
}

function statusOf(dayType: number, fixed: boolean, random: Random): 5 | 7 | 8 | 9 {
  if (fixed) return 5;
  if (dayType === 8) return 8;
  if (dayType === 7) return random.chance(0.5) ? 7 : 5;
  return random.chance(0.002) ? 9 : 5;
}

function countSales(subject: SaleSubject, mood: SeriesMood, random: Random, isNew: boolean, dayType: number): number {
  if (subject.fixed) return 2400 + random.int(0, 900);
  if (random.chance(0.12)) return 0;
  const cheapness = Math.min(6, Math.max(0.05, 60 / subject.price));
  const pace = dayType <= 2 ? 1 : dayType >= 7 ? 0.15 : 0.4;
  const units = mood.demand * cheapness * pace * (isNew ? 0.1 : 1) * (0.2 + random.next() * 1.6);
  const bounded = MUCH * Math.log1p(units / MUCH);
  return Math.floor(bounded / subject.offer.moq) * subject.offer.moq;
}

/** Goods shipped the same day lie in at least one warehouse; goods that are out of stock lie nowhere. */
function stockOf(subject: SaleSubject, dayType: number, salesCount: number, random: Random): StockRow[] {
  const { moq } = subject.offer;
  const month = Math.max(moq, Math.ceil(salesCount / 12));
  const usual = Math.min(20_000, Math.max(moq * 3, month * 2, Math.round(4000 / Math.max(1, subject.price))));
  const share = dayType <= 2 ? 1 : dayType === 3 ? 0.15 : 0;
  const places = ['SH', 'GZ', 'TJ'] as const;
  const rows = places.map((warehouse): StockRow => {
    const empty = random.chance(dayType <= 2 ? 0.22 : 0.6);
    const factor = 0.3 + random.next() * 1.4;
    return { warehouse, onHand: empty ? 0 : Math.floor((usual * share * factor) / moq) * moq };
  });
  const [first, ...others] = rows;
  if (first && dayType <= 2 && rows.every(({ onHand }) => onHand < moq * 3)) {
    return [{ ...first, onHand: Math.max(usual, moq * (subject.fixed ? 500 : 3)) }, ...others];
  }
  return first && subject.fixed ? [{ ...first, onHand: Math.max(first.onHand, 1240) }, ...others] : rows;
}

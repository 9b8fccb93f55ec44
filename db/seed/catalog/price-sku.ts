import type { Draft, LeafPlace } from './leaf-plan.ts';
import type { Random } from './prng.ts';
import { readRange } from './read-offer.ts';
import type { Brand } from './taxonomy-schema.ts';

const TIERS: Readonly<Record<Brand['tier'], number>> = { premium: 1.5, standard: 1, budget: 0.84 };
/** Bearings of the big names cost a multiple, not half as much again. */
const BEARING_TIERS: Readonly<Record<Brand['tier'], number>> = { premium: 2.6, standard: 1.1, budget: 0.9 };

/** Level of a brand's prices, with a little of its own for every series. */
export function brandLevel(top: string, brand: Brand, random: Random): number {
  return (top === 'BRG' ? BEARING_TIERS : TIERS)[brand.tier] * (0.94 + random.next() * 0.12);
}

/** 1/10,000 yuan to the step in which dealers quote: whole yuan when dear, hundredths of a fen when cheap. */
function quote(yuan: number, up = false): bigint {
  const step = yuan >= 1000 ? 10_000 : yuan >= 100 ? 5000 : yuan >= 10 ? 1000 : yuan >= 1 ? 100 : 10;
  const parts = (yuan * 10_000) / step;
  return BigInt(Math.max(1, up ? Math.ceil(parts) : Math.round(parts))) * BigInt(step);
}

/** Whether the range of a group speaks of one piece of the pack rather than of the order unit. */
export function rangeIsPerPiece(place: LeafPlace, pack: number): boolean {
  if (pack === 1) return false;
  const leafRange = place.leaf.price ? readRange(place.leaf.price) : null;
  return !leafRange || leafRange.high > readRange(place.group.price).high;
}

/** Keeps a price within what the group's goods cost. */
export function withinRange(place: LeafPlace, yuan: number, { offer, bundle = 1 }: Draft): number {
  const { low, high } = readRange(place.group.price);
  const pack = offer.pack / bundle;
  const unit = bundle * (rangeIsPerPiece(place, pack) ? pack : 1);
  return Math.min(high * unit, Math.max(low * unit, yuan));
}

/** Sales price and the list price it is shown against; the list price is never lower. */
export function priceSku(
  place: LeafPlace,
  draft: Draft,
  level: number,
  margin: number,
): { sales: bigint; list: bigint } {
  const sales = quote(withinRange(place, draft.price * level, draft));
  const list = quote(withinRange(place, (Number(sales) / 10_000) * margin, draft), true);
  return { sales, list: list > sales ? list : sales };
}

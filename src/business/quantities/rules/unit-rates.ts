import { isAnyPiece, isMeasure, type Unit, unitOf } from './unit-words.ts';

/** How an item is sold: 盒 of 100 个; without contents the base unit is the order unit. */
export interface SaleUnits {
  orderUnit: string;
  packQuantity: number;
  baseUnit: string;
}

/** So many order units make one of another unit. */
export interface Rate {
  num: bigint;
  den: bigint;
  /** False for what may be meant and cannot be known: 5 套 of what is sold by piece. */
  known: boolean;
}

const NONE: readonly Rate[] = [];
const rate = (num: number, den = 1, known = true): Rate => ({ num: BigInt(num), den: BigInt(den), known });
const SAME = [rate(1)];
const GUESS = [rate(1, 1, false)];

/** Packs that people take for one another; how many of them a carton holds nobody knows. */
const SMALL_PACKS = new Set(['盒', '包', '袋', '板']);

/** 只 is one of a pair; other words for a piece may mean the pair. */
function pieceOf(unit: Unit, target: Unit): readonly Rate[] {
  switch (target.kind) {
    case 'piece':
      return SAME;
    case 'many':
      return [rate(1, target.size)];
    case 'pair':
      return unit.word === '只' ? [rate(1, 2)] : [rate(1, 1, false), rate(1, 2, false)];
    case 'article':
      return isAnyPiece(unit) || unit.word === '只' ? SAME : GUESS;
    case 'set':
    case 'unknown':
      return GUESS;
    default:
      return NONE;
  }
}

function pairOf(target: Unit): readonly Rate[] {
  if (target.kind === 'pair') return SAME;
  if (target.kind === 'many') return [rate(1, target.size)];
  if (target.kind !== 'piece') return NONE;
  return target.word === '只' ? [rate(2)] : [rate(2, 1, false), rate(1, 1, false)];
}

/** A dozen of anything that is counted; of packs it may be a dozen packs or a dozen of what is in them. */
function manyOf(unit: Unit, target: Unit): readonly Rate[] {
  if (target.kind === 'many') return [rate(unit.size, target.size)];
  return ['piece', 'pair', 'article'].includes(target.kind) ? [rate(unit.size)] : NONE;
}

/** One of a unit in another one, each way it may be meant; nothing where there is no saying. */
function ratesBetween(unit: Unit, target: Unit): readonly Rate[] {
  if (unit.word === target.word) return SAME;
  if (isMeasure(unit) || isMeasure(target)) return unit.kind === target.kind ? [rate(unit.size, target.size)] : NONE;
  switch (unit.kind) {
    case 'piece':
      return pieceOf(unit, target);
    case 'pair':
      return pairOf(target);
    case 'many':
      return manyOf(unit, target);
    case 'article':
      return target.kind === 'piece' || target.kind === 'article' ? GUESS : NONE;
    case 'set':
      return target.kind === 'piece' || target.kind === 'set' ? GUESS : NONE;
    case 'pack':
      return SMALL_PACKS.has(unit.word) && SMALL_PACKS.has(target.word) ? GUESS : NONE;
    default:
      return GUESS;
  }
}

/** By the contents of the order unit. Sets and words nobody knows are not counted out of a pack. */
function ratesByContents(unit: Unit, { packQuantity, baseUnit }: SaleUnits): readonly Rate[] {
  const base = unitOf(baseUnit);
  if (!base || packQuantity <= 1 || (unit.word !== base.word && ['set', 'unknown'].includes(unit.kind))) return NONE;
  return ratesBetween(unit, base).map(({ num, den, known }) => ({ num, den: den * BigInt(packQuantity), known }));
}

/** A piece of what is sold by the pack, where the contents are a measure: the pack itself may be meant. */
function ratesOfPack(unit: Unit, order: Unit): readonly Rate[] {
  if (unit.kind === 'piece' && ['pack', 'set'].includes(order.kind)) return GUESS;
  return ratesBetween(unit, order);
}

/** Order units in one of a unit, each way it may be meant; no unit at all means the order unit. */
export function ratesOf(unit: Unit | null, item: SaleUnits): readonly Rate[] {
  const order = unitOf(item.orderUnit);
  if (!unit || !order || unit.word === order.word) return SAME;
  const byContents = ratesByContents(unit, item);
  if (byContents.length > 0) return byContents;
  return item.packQuantity > 1 ? ratesOfPack(unit, order) : ratesBetween(unit, order);
}

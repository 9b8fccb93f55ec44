import { FINEST } from './read-number.ts';
import type { Part } from './read-pack-words.ts';
import type { Writing } from './read-quantity.ts';
import type { SaleUnits } from './unit-rates.ts';
import { isMeasure, type Unit, unitOf } from './unit-words.ts';

interface Ratio {
  num: bigint;
  den: bigint;
}

/** Up to four decimals, without noughts at the end. */
export function figureText({ num, den }: Ratio): string {
  const scaled = (num * FINEST + den / 2n) / den;
  const whole = (scaled / FINEST).toLocaleString('zh-CN');
  const decimals = String(scaled % FINEST)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return decimals ? `${whole}.${decimals}` : whole;
}

const contentsOf = ({ packQuantity, baseUnit, orderUnit }: SaleUnits) =>
  packQuantity > 1 ? `${packQuantity.toLocaleString('zh-CN')} ${baseUnit}/${orderUnit}` : null;

const inBrackets = (words: string | null) => (words ? `（${words}）` : '');

/** Order units in what they hold: 0.88 盒 is 88 个. */
export function packText({ num, den }: Ratio, { packQuantity, baseUnit, orderUnit }: SaleUnits): string {
  if (packQuantity <= 1) return `${figureText({ num, den })} ${orderUnit}`;
  return `${figureText({ num: num * BigInt(packQuantity), den })} ${baseUnit}`;
}

/** As it was written, the unit of its own column behind it. */
export const amountText = (text: string, unitText: string) =>
  [text, unitText]
    .map((part) => part.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .join(' ');

const partText = ({ amount, unit }: Part) => `${figureText({ num: amount, den: FINEST })} ${unit?.word ?? ''}`.trim();

/** Pieces are called this way and that: 10 只 of what is sold by 个 needs no sum. */
const saysNothing = (unit: Unit | null, order: Unit | null) =>
  !unit || unit.word === order?.word || (unit.kind === 'piece' && order?.kind === 'piece');

/**
 * 200 个 = 2 盒（100 个/盒）; 10 打 = 120 个 = … where it was counted in dozens; 200 盒 = 20,000 个 where no unit was written.
 * Empty where there is nothing to convert.
 */
export function sumText({ ways }: Pick<Writing, 'ways'>, meaning: Ratio, item: SaleUnits): string {
  const [part] = ways[0] ?? [];
  // A figure alone counts in packs: what it comes to is said, for it may have meant pieces.
  if (part && !part.unit && item.packQuantity > 1) {
    return `${figureText(meaning)} ${item.orderUnit} = ${packText(meaning, item)}`;
  }
  if (!part || saysNothing(part.unit, item.packQuantity > 1 ? null : unitOf(item.orderUnit))) return '';
  if (part.unit?.word === unitOf(item.orderUnit)?.word) return '';
  const inBase = item.packQuantity > 1 && part.unit?.word !== unitOf(item.baseUnit)?.word;
  const steps = [
    partText(part),
    inBase && (part.unit?.kind === 'many' || (part.unit && isMeasure(part.unit))) ? packText(meaning, item) : null,
    `${figureText(meaning)} ${item.orderUnit}`,
  ];
  return `${steps.filter(Boolean).join(' = ')}${inBrackets(contentsOf(item))}`;
}

/** What a person has to say, and why. */
export function questionOf(
  written: string,
  writing: Writing,
  meanings: readonly (Ratio & { known: boolean })[],
  item: SaleUnits,
): string {
  const { orderUnit } = item;
  const sold = `本商品按${orderUnit}销售${inBrackets(contentsOf(item))}`;
  const [only, other] = meanings;
  if (!only) return `${sold}，无法换算“${written}”，请填写要多少${orderUnit}`;
  if (other || !only.known) return `${sold}，请确认“${written}”是多少${orderUnit}`;
  const sum = sumText(writing, only, item);
  if (only.num % only.den !== 0n) {
    const [part, more] = writing.ways[0] ?? [];
    const inOrderUnits = part && !more && (!part.unit || part.unit.word === unitOf(orderUnit)?.word);
    if (inOrderUnits) return `${sold}，“${written}”不是整${orderUnit}，请确认`;
    const figure = sum || `${written} = ${figureText(only)} ${orderUnit}${inBrackets(contentsOf(item))}`;
    return `${figure}，只能买整${orderUnit}，请确认`;
  }
  return `请确认“${written}”${sum ? `：${sum}` : `按 ${figureText(only)} ${orderUnit}计`}`;
}

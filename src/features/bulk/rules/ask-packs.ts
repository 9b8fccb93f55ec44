import type { JudgedRow, QuantityChoice } from '../contract/bulk-schemas.ts';

/** Fewer pieces than this are an order like any other. */
const MANY_PIECES = 1_000;

/**
 * A figure without a unit counts in packs (decision 0038). Where as many packs are ordered as one holds pieces, pieces may
 * have been meant: 200 of what comes by 100个/盒. Says which quantities are to be chosen from; null where there is no doubt.
 */
export function packsInDoubt(row: JudgedRow): QuantityChoice[] | null {
  const { item, orderQuantity, status, quantity } = row;
  if (!item || status !== 'ok' || item.packQuantity <= 1 || !/^[\d,\s]+$/.test(quantity)) return null;
  const pieces = orderQuantity * item.packQuantity;
  if (orderQuantity < item.packQuantity || pieces < MANY_PIECES) return null;
  const inPacks = `${orderQuantity} ${item.orderUnit}`;
  return [
    {
      quantity: orderQuantity,
      text: inPacks,
      note: `= ${pieces.toLocaleString('zh-CN')} ${item.baseUnit}`,
      amount: row.amount,
    },
    // What that comes to is judged when it is chosen.
    { quantity: orderQuantity, text: `${orderQuantity} ${item.baseUnit}`, note: '', amount: null },
  ];
}

/** The row with the question where there is one. */
export function withPacksAsked(row: JudgedRow): JudgedRow {
  const choices = packsInDoubt(row);
  if (!choices || !row.item) return row;
  const { orderUnit, packQuantity, baseUnit } = row.item;
  const message = `数量没有写单位，按${orderUnit}计（${packQuantity} ${baseUnit}/${orderUnit}），还是按${baseUnit}计？`;
  return { ...row, status: 'ask', message, choices };
}

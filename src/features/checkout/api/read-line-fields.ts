import type { LineFields } from '#business/line-fields/contract/line-fields.ts';
import { lineFieldsOf, pastDayFault } from '#business/line-fields/rules/public.ts';
import { takeCartLines } from '#features/cart/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { createErrors } from '../contract/checkout-errors.ts';
import type { CreateInput, OrderedLine } from '../contract/checkout-schemas.ts';

const nameOf = ({ skuCode, split = '' }: OrderedLine) => `${skuCode} ${split}`;

export type LineReader = (index: number) => LineFields;

/**
 * Fields of each line by its place. Lines from the cart are taken out of it, with what was written there: those that
 * another window has ordered or removed meanwhile are gone, and are not ordered twice.
 */
export async function readLineFields(db: Db, caller: SignedInCaller, input: CreateInput): Promise<LineReader> {
  const { lines, fromCart, costCenter } = input;
  const own = new Map<string, LineFields>(lines.map((line) => [nameOf(line), line]));
  if (fromCart) {
    const { firmId, userId } = caller;
    const names = lines.map(({ skuCode, split = '' }) => ({ itemNo: skuCode, split }));
    const taken = await takeCartLines(db, { firmId, userId, cartType: 'enterprise' }, names);
    if (taken.length < lines.length) throw refuse(createErrors, 'ORDER_CART_CHANGED');
    for (const line of taken) own.set(`${line.itemNo} ${line.split}`, line);
  }
  return (index) => {
    const line = lines[index];
    const fields = line && own.get(nameOf(line));
    if (!fields) throw new Error('line without fields');
    return lineFieldsOf({ ...fields, costCenter: fields.costCenter || costCenter });
  };
}

/** A day may have passed while the line lay in the cart: it is refused by the name of the line. */
export function refusePastDays(lines: readonly OrderedLine[], fieldsOf: LineReader, today: string): void {
  const failInfos = lines.flatMap(({ skuCode }, index) => {
    const failMsg = pastDayFault(fieldsOf(index), today);
    return failMsg === null ? [] : [{ skuCode, failMsg }];
  });
  const [first] = failInfos;
  if (!first) return;
  const message = `${first.skuCode}：${first.failMsg}`;
  throw refuse(createErrors, 'ORDER_LINES_REFUSED', { message, data: { failInfos } });
}

import type { Db } from '#platform/api/database.ts';
import { acceptedUnits, leftOf } from '../../rules/settle-case.ts';
import { type CaseLine, type CaseRow, changeCaseLine, placeOf, readCaseLines } from '../case-repo.ts';
import { readOrderLines } from './read-order-facts.ts';
import { NOTHING_GIVEN, readGiven } from './refund-repo.ts';
import type { SentGoods } from './stock-for-lines.ts';

/** Units of a line of a case, with the order line they were bought with. */
export interface CaseGoods extends SentGoods {
  line: CaseLine;
}

/** What of a case is made good, line by line, but for what was paid back before; lines of which nothing is are left out. */
export async function readGoods(db: Db, row: CaseRow): Promise<CaseGoods[]> {
  const orderLines = await readOrderLines(db, row);
  const given = await readGiven(db, placeOf(row));
  const lines = await readCaseLines(db, placeOf(row));
  return lines.flatMap((whole) => {
    const line = leftOf(whole, given.get(whole.orderLineId) ?? NOTHING_GIVEN);
    const bought = orderLines.find(({ id }) => id === line.orderLineId);
    if (!bought) throw new Error('line of a case that its order does not have');
    const units = acceptedUnits(line);
    return units > 0 ? [{ line, bought, units }] : [];
  });
}

/** Units of a case that are made good, by the place of their line among its goods; those of which nothing is told: none. */
export async function keepSettled(
  db: Db,
  { firmId }: Pick<CaseRow, 'firmId'>,
  goods: readonly CaseGoods[],
  settled: (one: CaseGoods, index: number) => number = ({ units }) => units,
): Promise<void> {
  for (const [index, one] of goods.entries()) {
    await changeCaseLine(db, { firmId, lineId: one.line.id }, { settledQuantity: settled(one, index) });
  }
}

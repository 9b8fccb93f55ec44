import { ENDED, type OrderStatus } from '#features/orders/rules/public.ts';
import { taxWithin } from '#platform/shared/money.ts';
import { type Measures, measuresOf, minus, NOTHING, type PricedLine } from './line-measures.ts';

/** What an entry of the ledger should say. */
export interface Target {
  basis: 'ordered' | 'signed' | 'returned';
  kind: 'goods' | 'freight';
  sourceId: bigint;
  day: string;
  measures: Measures;
}

/** Units of a line that somebody accepted, in the order of signing. */
export interface SignedUnits {
  signLineId: bigint;
  day: string;
  received: number;
}

/** What after-sales gave back of a line: tax included, and the tax in it. Units are none for a price difference. */
export interface ReturnedUnits {
  postingId: bigint;
  day: string;
  units: number;
  amountFen: bigint;
  taxFen: bigint;
}

export interface BookedLine extends PricedLine {
  lineId: bigint;
}

/** Orders that came to nothing are no purchases; those that wait for approval or money are (按下单计，含审批中). */
export const isPurchase = (status: OrderStatus): boolean => !ENDED.includes(status);

function orderedTarget(line: BookedLine, day: string, status: OrderStatus): Target {
  const units = isPurchase(status) ? line.quantity - line.cancelledQuantity : 0;
  return { basis: 'ordered', kind: 'goods', sourceId: line.lineId, day, measures: measuresOf(line, units) };
}

/** Each signing takes what all units so far come to less what the units before came to: together they are the line. */
function signedTargets(line: BookedLine, signs: readonly SignedUnits[]): Target[] {
  let units = 0;
  let before = NOTHING;
  return signs.map(({ signLineId, day, received }) => {
    units += received;
    const now = measuresOf(line, units);
    const measures = minus(now, before);
    before = now;
    return { basis: 'signed', kind: 'goods', sourceId: signLineId, day, measures };
  });
}

/** What went back stays beside what was bought, on the day it went back: nobody's purchases of last month move. */
const returnedTargets = (returns: readonly ReturnedUnits[]): Target[] =>
  returns.map(({ postingId, day, units, amountFen, taxFen }) => ({
    ...{ basis: 'returned', kind: 'goods', sourceId: postingId, day },
    measures: { ...NOTHING, quantity: BigInt(units), grossFen: amountFen, netFen: amountFen - taxFen },
  }));

interface LineNews {
  day: string;
  status: OrderStatus;
  signs: readonly SignedUnits[];
  returns: readonly ReturnedUnits[];
}

/** What a line is to say in the ledger: as it was ordered, as it was signed for, and what of it went back. */
export const lineTargets = (line: BookedLine, { day, status, signs, returns }: LineNews): Target[] => [
  orderedTarget(line, day, status),
  ...signedTargets(line, signs),
  ...returnedTargets(returns),
];

/** Tax on freight (specification 4: services that go with goods are taxed like them). */
const FREIGHT_TAX_BP = 1300;

/** Freight counts with its order, on its day, and beside the goods. */
export function freightTarget(order: {
  orderId: bigint;
  day: string;
  status: OrderStatus;
  freightFen: bigint;
}): Target[] {
  const { orderId, day, status, freightFen } = order;
  if (freightFen === 0n) return [];
  const gross = isPurchase(status) ? freightFen : 0n;
  const measures = { ...NOTHING, grossFen: gross, netFen: gross - taxWithin(gross, FREIGHT_TAX_BP) };
  return [{ basis: 'ordered', kind: 'freight', sourceId: orderId, day, measures }];
}

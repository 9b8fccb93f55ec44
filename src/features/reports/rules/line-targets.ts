import { ENDED, type OrderStatus } from '#features/orders/rules/public.ts';
import { taxWithin } from '#platform/shared/money.ts';
import { type Measures, measuresOf, minus, NOTHING, type PricedLine } from './line-measures.ts';

/** What an entry of the ledger should say. */
export interface Target {
  basis: 'ordered' | 'signed';
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

/** What a line is to say in the ledger: as it was ordered, and as it was signed for. */
export const lineTargets = (
  line: BookedLine,
  { day, status, signs }: { day: string; status: OrderStatus; signs: readonly SignedUnits[] },
): Target[] => [orderedTarget(line, day, status), ...signedTargets(line, signs)];

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

import type { SkuForSale } from '#features/catalog/api/public.ts';
import { snapQuantity } from '#features/catalog/rules/public.ts';
import { freightOf } from '#features/checkout/rules/public.ts';
import type { DeliveryAddress } from '#features/orders/api/orders-views.ts';
import { priceAt } from '#features/prices/rules/public.ts';
import { lineAmount, sum, taxWithin } from '#platform/shared/money.ts';
import type { Random } from '../catalog/prng.ts';
import { pastPrice } from './past-price.ts';
import type { PlannedOrder } from './plan-orders.ts';
import type { OrderingFirm } from './write-customers.ts';

export interface DraftLine {
  item: SkuForSale;
  quantity: number;
  salesPrice: bigint;
  amountFen: bigint;
  taxFen: bigint;
}

export interface DraftOrder {
  orderNo: string;
  buyer: { userId: bigint; address: DeliveryAddress };
  submittedAt: Date;
  poNumber: string | null;
  department: string;
  costCenter: string;
  lines: DraftLine[];
  goodsFen: bigint;
  freightFen: bigint;
  taxFen: bigint;
}

/** Orders that carry a number of the buyer's own system. */
const WITH_PO = 0.7;
const DEPARTMENTS = ['生产部', '设备部', '质量部', '仓储部', '行政部'] as const;

function draftLine(item: SkuForSale, wanted: number, [day, now]: readonly [Date, Date]): DraftLine[] {
  const { moq, step, taxRateBp } = item;
  const quantity = snapQuantity({ value: Math.max(wanted, moq), previous: 0, moq, step });
  const todaysPrice = priceAt(item.tiers, quantity);
  if (quantity === 0 || todaysPrice === 0n) return [];
  const salesPrice = pastPrice(todaysPrice, item.itemNo, day, now);
  const amountFen = lineAmount(salesPrice, quantity);
  return [{ item, quantity, salesPrice, amountFen, taxFen: taxWithin(amountFen, taxRateBp) }];
}

export interface DraftSources {
  random: Random;
  now: Date;
  /** Number of the next order of a day. */
  nextOrderNo: (day: Date) => string;
}

/** Orders as they will stand in the tables, at the prices of the firm on their day. */
export function draftOrders(
  firm: OrderingFirm,
  planned: readonly PlannedOrder[],
  items: ReadonlyMap<bigint, SkuForSale>,
  { random, now, nextOrderNo }: DraftSources,
): DraftOrder[] {
  return planned.flatMap(({ submittedAt, lines: wanted }) => {
    const lines = wanted.flatMap(({ skuId, quantity }) => {
      const item = items.get(skuId);
      return item ? draftLine(item, quantity, [submittedAt, now]) : [];
    });
    if (lines.length === 0) return [];
    const goodsFen = sum(lines.map(({ amountFen }) => amountFen));
    const orderNo = nextOrderNo(submittedAt);
    const place = random.int(0, DEPARTMENTS.length - 1);
    return [
      {
        orderNo,
        buyer: random.pick(firm.buyers),
        submittedAt,
        lines,
        goodsFen,
        poNumber: random.chance(WITH_PO) ? `PO${orderNo.slice(2, 6)}-${orderNo.slice(-4)}` : null,
        department: DEPARTMENTS[place] ?? '',
        costCenter: `CC${1001 + place}`,
        freightFen: freightOf({ goodsFen, freeShipping: false }),
        taxFen: sum(lines.map(({ taxFen }) => taxFen)),
      },
    ];
  });
}

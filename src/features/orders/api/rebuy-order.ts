import { readReplacements, readSkusForSale, type SkuForSale } from '#features/catalog/api/public.ts';
import { snapQuantity } from '#features/catalog/rules/public.ts';
import { priceText } from '#features/prices/api/public.ts';
import { offerAt } from '#features/prices/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import type { RebuyPlan } from '../contract/order-act-contract.ts';
import { type BoughtLine, boughtItems, priceChange } from '../rules/life/bought-items.ts';
import { refuseLines } from '../rules/refuse-lines.ts';
import { readBoughtLines } from './records/read-bought-lines.ts';

/** Goods whose replacements are looked up: a person reads no more. */
const MOST_REPLACED = 30;
/** Replacements shown for one item. */
const MOST_REPLACEMENTS = 3;
const KIND_LABELS = { drop_in: '直接替代', similar: '同类可选' } as const;

type Ready = RebuyPlan['ready'][number];
type Gone = RebuyPlan['gone'][number];

/** The quantity that can be bought today: that of the order, or the next one the item's rule allows. */
function todaysQuantity({ quantity }: BoughtLine, item: SkuForSale): number {
  return snapQuantity({ value: quantity, previous: 0, moq: item.moq, step: item.step });
}

/** At the price that so many cost each: the smallest order may be dearer. */
function readyLine(line: BoughtLine, offer: SkuForSale): Ready {
  const quantity = todaysQuantity(line, offer);
  const item = offerAt(offer, quantity);
  return {
    skuCode: line.itemNo,
    productName: item.name,
    orderUnit: item.orderUnit,
    quantity,
    adjusted: quantity !== line.quantity,
    salesPrice: priceText(item.salesPrice),
    priceChange: priceChange(line.salesPrice, item.salesPrice),
  };
}

async function replacementsOf(db: Db, levelCode: string | null, skuId: bigint): Promise<Gone['replacements']> {
  const { instead } = await readReplacements(db, levelCode, skuId);
  return instead.slice(0, MOST_REPLACEMENTS).map(({ item, kind, note }) => ({
    skuCode: item.itemNo,
    productName: item.name,
    kindLabel: KIND_LABELS[kind],
    note,
    salesPrice: priceText(item.salesPrice),
    orderUnit: item.orderUnit,
  }));
}

/**
 * What of some orders can be bought again today, by the same rules as cart and checkout; and what cannot, why, and what
 * may stand in for it. Nothing is bought by asking.
 */
export async function planRebuy(db: Db, caller: SignedInCaller, orderNos: readonly string[]): Promise<RebuyPlan> {
  const wanted = [...new Set(orderNos)];
  const { found, lines } = await readBoughtLines(db, caller, wanted);
  if (found < wanted.length) throw notFound('订单');
  const bought = boughtItems(lines);
  const items = await readSkusForSale(
    db,
    bought.map((line) => line.itemNo),
    caller.levelCode,
  );
  const byNo = new Map(items.map((item) => [item.itemNo, item]));
  const plan: RebuyPlan = { ready: [], gone: [] };
  for (const line of bought) {
    const item = byNo.get(line.itemNo) ?? null;
    const refusal = refuseLines(item, [item ? todaysQuantity(line, item) : line.quantity]);
    if (item && !refusal) {
      plan.ready.push(readyLine(line, item));
      continue;
    }
    const replacements = plan.gone.length < MOST_REPLACED ? await replacementsOf(db, caller.levelCode, line.skuId) : [];
    const reason = item ? (refusal?.why ?? '') : '商品已下架或不在贵司可见范围';
    const { itemNo: skuCode, productName, quantity } = line;
    plan.gone.push({ skuCode, productName, quantity, reason, replacements });
  }
  return plan;
}

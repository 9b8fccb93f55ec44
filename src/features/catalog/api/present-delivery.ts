import { findRegion } from '#features/profile/api/public.ts';
import type { DeliveryDay } from '../contract/delivery-schemas.ts';
import { deliveryLabel } from '../rules/delivery-label.ts';
import { type NamedStock, planDelivery } from '../rules/plan-delivery.ts';
import { isOutOfStock } from '../rules/purchase-obstacle.ts';
import type { SkuForSale } from './read-skus-for-sale.ts';

interface DeliveryView {
  quantity: number;
  stock: readonly NamedStock[];
  regionCode: string | null;
  now: Date;
}

/** 江苏省 苏州市 工业园区, one name where province and city are the same. */
function describeRegion(code: string | null): string | null {
  const region = code === null ? null : findRegion(code);
  if (!region) return null;
  return [...new Set([region.province, region.city, region.district])].join(' ');
}

/** When a quantity of an item arrives in a region. */
export function presentDelivery(item: SkuForSale, { quantity, stock, regionCode, now }: DeliveryView): DeliveryDay {
  const { itemNo, dayType, deliveryDays, orderUnit } = item;
  const plan = planDelivery({ dayType, deliveryDays, stock }, { quantity, orderUnit, now });
  const parts = plan?.parts ?? [];
  const names = new Map(stock.map(({ warehouse, name }) => [warehouse, name]));
  return {
    itemCode: itemNo,
    quantity,
    dayType,
    deliveryDays,
    deliveryText: isOutOfStock(item) ? '暂时缺货' : deliveryLabel(item),
    shipDate: parts[0]?.shipDate ?? null,
    // The nearest comes first.
    arriveDate: parts.at(-1)?.arriveDate ?? null,
    promise: plan?.text ?? null,
    parts: parts.map(({ warehouse, ...part }) => ({ ...part, warehouse: names.get(warehouse ?? '') ?? null })),
    regionCode,
    regionText: describeRegion(regionCode),
  };
}

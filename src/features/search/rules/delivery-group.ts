import type { DeliveryGroup } from '../contract/search-schemas.ts';

/** Groups of the delivery facet, quickest first. */
export const DELIVERY_GROUP_LABELS: Readonly<Record<DeliveryGroup, string>> = {
  today: '当天发货',
  within3: '3 个工作日内',
  within7: '7 个工作日内',
  later: '7 个工作日以上',
  direct: '厂家直送',
  custom: '定制商品',
  none: '暂不发货',
};

export const DELIVERY_GROUPS = Object.keys(DELIVERY_GROUP_LABELS) as readonly DeliveryGroup[];

/** Restocking takes this many working days unless the item says otherwise (specification 4, dayType 6). */
const RESTOCK_DAYS = 60;

function byDays(days: number): DeliveryGroup {
  if (days <= 3) return 'within3';
  return days <= 7 ? 'within7' : 'later';
}

/** Which group an item belongs to, from delivery type and working days (specification 4). */
export function deliveryGroup(dayType: number, deliveryDays: number | null): DeliveryGroup {
  if (dayType <= 2) return 'today';
  if (dayType === 5) return 'direct';
  if (dayType === 6) return byDays(deliveryDays ?? RESTOCK_DAYS);
  if (dayType === 9 || (dayType === 4 && deliveryDays === null)) return 'custom';
  if ([3, 4, 11, 12].includes(dayType)) return deliveryDays === null ? 'later' : byDays(deliveryDays);
  return 'none';
}

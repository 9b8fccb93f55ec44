/** Delivery and sale type of an item (specification 4). */
export interface DeliveryFacts {
  dayType: number;
  /** Working days, where the type counts days. */
  deliveryDays: number | null;
}

/** Restocking takes this long unless the item says otherwise (specification 4, dayType 6). */
export const RESTOCK_DAYS = 60;

const workingDays = (days: number) => `${days} 个工作日`;

/** When an item leaves: 当天发货, 3 个工作日, 厂家直送 … */
export function deliveryLabel({ dayType, deliveryDays }: DeliveryFacts): string {
  switch (dayType) {
    case 0:
    case 1:
    case 2:
      return '当天发货';
    case 3:
    case 11:
    case 12:
      return deliveryDays === null ? '货期待确认' : workingDays(deliveryDays);
    case 4:
      return deliveryDays === null ? '定制商品' : workingDays(deliveryDays);
    case 5:
      return '厂家直送';
    case 6:
      return `补货中，${workingDays(deliveryDays ?? RESTOCK_DAYS)}`;
    case 7:
      return '暂时缺货';
    case 8:
      return '停售';
    case 9:
      return '定制商品';
    case 13:
      return '紧急下架';
    default:
      return '—';
  }
}

const STATUS_LABELS: Readonly<Record<number, string>> = {
  0: '有货',
  1: '限量销售',
  2: '清仓库存',
  3: '在售',
  4: '定制',
  5: '厂家直送',
  6: '补货中',
  7: '缺货',
  8: '停售',
  9: '定制',
  10: '在售',
  11: '在售',
  12: '在售',
  13: '紧急下架',
};

/** State of sale; being out of stock goes before every other state. */
export function saleStatusLabel({ dayType, outOfStock }: { dayType: number; outOfStock: boolean }): string {
  return outOfStock ? '缺货' : (STATUS_LABELS[dayType] ?? '—');
}

/** Days after signing in which goods come back: those without fault where the item allows it, those with one always. */
export interface ReturnDays {
  freeDays: number;
  faultDays: number;
}

interface ReturnFlags {
  returnable: boolean;
  exchangeable: boolean;
}

function withoutFault({ returnable, exchangeable }: ReturnFlags, freeDays: number): string {
  if (!returnable && !exchangeable) return '非质量问题不退换';
  const allowed = returnable ? (exchangeable ? '可退换' : '可退货') : '可换货';
  return `签收后 ${freeDays} 天内未拆封${allowed}`;
}

/**
 * 退换标签: 签收后 7 天内未拆封可退换；质量问题 30 天内退换. The flags of an item bind only goods without fault (behaviours 2.7):
 * the second half is said of every item.
 */
export const returnLabel = (flags: ReturnFlags, { freeDays, faultDays }: ReturnDays): string =>
  `${withoutFault(flags, freeDays)}；质量问题 ${faultDays} 天内退换`;

/** Whether the seller can give an invoice whose tax the buyer deducts: only where the price contains tax. */
export function invoiceLabel(taxRateBp: number): string {
  return taxRateBp > 0 ? '可开增值税专用发票' : '仅开增值税普通发票';
}

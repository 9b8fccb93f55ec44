export interface PurchaseFacts {
  /** 5 purchasable; 7, 8, 9 not (specification 4). */
  productStatus: number;
  dayType: number;
  notCart: boolean;
  /** False: outside what the firm lets the caller buy. */
  inRange?: boolean;
  /** Unit price for this caller in 1/10,000 yuan; 0 means that nobody has set one. */
  salesPrice: bigint;
  /** Free stock in order units. */
  available: number;
  moq: number;
  /** How many are wanted; the smallest order where nobody has said yet. */
  quantity?: number;
  orderUnit: string;
}

const PURCHASABLE = 5;
const STOPPED = 8;
const NOT_ON_SALE: Readonly<Record<number, string>> = { 7: '暂时缺货', 8: '商品已停售', 13: '商品已紧急下架' };

/** Types that leave from our own stock, which an order reserves; everything else is made, restocked or sent by others. */
export function needsStock(dayType: number): boolean {
  return dayType >= 0 && dayType <= 2;
}

export type OnSaleFacts = Pick<PurchaseFacts, 'productStatus' | 'dayType' | 'notCart'>;

/** Whether the shop sells the item at all; being out of stock or without a price passes, being stopped does not. */
export function isOnSale({ productStatus, dayType, notCart }: OnSaleFacts): boolean {
  return productStatus === PURCHASABLE && dayType !== STOPPED && !notCart;
}

/** Own-stock types of which not even the smallest order is left. */
export function isOutOfStock({
  dayType,
  available,
  moq,
}: Pick<PurchaseFacts, 'dayType' | 'available' | 'moq'>): boolean {
  return needsStock(dayType) && available < moq;
}

/** Why an item cannot be bought now, in words for the buyer; null when nothing stands in the way. */
export function purchaseObstacle(facts: PurchaseFacts): string | null {
  const { productStatus, dayType, notCart, salesPrice, available, moq, orderUnit } = facts;
  // Before the status: an imported item without a price is shown as just that, and opens when the price comes.
  if (salesPrice <= 0n) return '暂无价格，请联系客服询价';
  if (productStatus !== PURCHASABLE) return '商品已下架，暂不可购买';
  const notOnSale = NOT_ON_SALE[dayType];
  if (notOnSale) return notOnSale;
  if (notCart) return '目前不对您所在的地区进行销售';
  if (facts.inRange === false) return '不在贵司可采购范围内，请联系专属销售';
  if (isOutOfStock(facts)) return available > 0 ? `库存不足起订量，仅剩 ${available} ${orderUnit}` : '暂时缺货';
  if (needsStock(dayType) && available < (facts.quantity ?? moq)) return `库存不足，当前可售 ${available} ${orderUnit}`;
  return null;
}

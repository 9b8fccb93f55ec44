import type { SkuForSale } from '#features/catalog/api/public.ts';
import {
  deliveryLabel,
  describeQuantityRule,
  goneGoods,
  isOrderableQuantity,
  lineGoods,
  needsStock,
  purchaseObstacle,
} from '#features/catalog/rules/public.ts';
import { priceText } from '#features/prices/api/public.ts';
import { offerAt } from '#features/prices/rules/public.ts';
import { formatAmount, lineAmount } from '#platform/shared/money.ts';
import type { SelectionHead, SelectionLine } from '../contract/selection-schemas.ts';
import type { LineRow } from './selection-lines-repo.ts';
import type { HeadRow } from './selection-repo.ts';

export function presentHead(row: HeadRow, userId: bigint): SelectionHead {
  const { name, note, shared, ownerName, lineCount, version } = row;
  return {
    listId: String(row.id),
    name,
    note,
    shared,
    ownerName,
    lineCount,
    version,
    own: row.userId === userId,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A line whose item no longer exists for the caller: its number, and what was written to it. */
function presentGone({ itemNo, quantity, note }: LineRow): SelectionLine {
  return {
    skuCode: itemNo,
    quantity,
    note,
    productName: '商品已失效',
    ...goneGoods(itemNo),
    amount: '0.00',
    deliveryText: '—',
    available: null,
    obstacle: '商品已下架或不在贵司可见范围，请从清单删除',
    gone: true,
  };
}

function obstacleOf(item: SkuForSale, quantity: number): string | null {
  const blocked = purchaseObstacle({ ...item, quantity });
  if (blocked) return blocked;
  return isOrderableQuantity({ ...item, quantity }) ? null : describeQuantityRule({ ...item, unit: item.orderUnit });
}

/** A line with the item as it is sold today, at the price of its quantity. */
export function presentLine(row: LineRow, offer: SkuForSale | undefined): SelectionLine {
  if (!offer) return presentGone(row);
  const { quantity, note } = row;
  const item = offerAt(offer, quantity);
  return {
    skuCode: item.itemNo,
    ...lineGoods(item),
    quantity,
    note,
    salesPrice: priceText(item.salesPrice),
    amount: formatAmount(lineAmount(item.salesPrice, quantity)),
    deliveryText: deliveryLabel(item),
    available: needsStock(item.dayType) ? item.available : null,
    obstacle: obstacleOf(item, quantity),
    gone: false,
  };
}

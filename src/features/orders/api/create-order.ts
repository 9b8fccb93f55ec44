import { removeCartLines } from '#features/cart/api/public.ts';
import { reserveStock, type SkuForSale } from '#features/catalog/api/public.ts';
import { needsStock, provinceOf } from '#features/catalog/rules/public.ts';
import { findAddress } from '#features/profile/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount, parseAmount, parseUnitPrice } from '#platform/shared/money.ts';
import { createErrors } from '../contract/order-errors.ts';
import type { CreatedOrder, CreateInput } from '../contract/order-schemas.ts';
import { INITIAL_STATUS } from '../rules/initial-status.ts';
import { orderStatusLabel } from '../rules/order-status.ts';
import { type OrderQuote, priceHasChanged } from '../rules/quote-order.ts';
import { insertEvent, insertLines, insertOrder, insertReservations } from './order-repo.ts';
import type { DeliveryAddress } from './order-tables.ts';
import { presentQuote, refusalsOf } from './present-quote.ts';
import { readQuote } from './read-quote.ts';

/** A line of a quote that may be ordered: its item exists. */
interface OrderableLine {
  item: SkuForSale;
  quantity: number;
  amountFen: bigint;
  taxFen: bigint;
}

/** Names the items that are not sold where the order goes (specification 5 and 8); undefined when there are none. */
function bannedText({ lines }: OrderQuote<SkuForSale>): string | undefined {
  const banned = lines.flatMap(({ item, skuCode }) => (item?.notCart ? [skuCode] : []));
  return banned.length > 0 ? `${banned.join('、')} 目前不对您所在的地区进行销售` : undefined;
}

/** Refuses what cannot be ordered, and what the buyer would order at other prices than he saw. */
function acceptQuote(quote: OrderQuote<SkuForSale>, input: CreateInput): OrderableLine[] {
  const offRule = refusalsOf(quote, 'quantity');
  if (offRule.length) throw refuse(createErrors, 'ORDER_QUANTITY_REFUSED', { data: { failInfos: offRule } });
  const refused = refusalsOf(quote);
  if (refused.length) {
    throw refuse(createErrors, 'ORDER_LINES_REFUSED', { message: bannedText(quote), data: { failInfos: refused } });
  }
  const prices = new Map(input.lines.map((line) => [line.skuCode, parseUnitPrice(line.salesPrice)]));
  if (priceHasChanged(quote, { totalFen: parseAmount(input.totalAmount), prices })) {
    throw refuse(createErrors, 'ORDER_PRICE_CHANGED', { data: presentQuote(quote) });
  }
  return quote.lines.flatMap(({ item, quantity, amountFen, taxFen }) =>
    item ? [{ item, quantity, amountFen, taxFen }] : [],
  );
}

/** The address as the order keeps it, and the county it lies in. */
async function readAddress(db: Db, caller: SignedInCaller, id: string) {
  const found = await findAddress(db, caller, BigInt(id));
  if (!found) throw refuse(createErrors, 'ORDER_ADDRESS_GONE');
  const { receiver, phone, province, city, district, detail, regionCode } = found;
  const address: DeliveryAddress = { receiver, phone, province, city, district, detail };
  return { address, regionCode };
}

const lineFields = ({ item, quantity, amountFen, taxFen }: OrderableLine, index: number) => ({
  lineNo: index + 1,
  skuId: item.skuId,
  itemNo: item.itemNo,
  productName: item.name,
  brandName: item.brandName,
  mpn: item.mpn,
  orderUnit: item.orderUnit,
  quantity,
  salesPrice: item.salesPrice,
  amountFen,
  taxRateBp: item.taxRateBp,
  taxFen,
  dayType: item.dayType,
  deliveryDays: item.deliveryDays,
});

/** Reserves everything that leaves from stock, or refuses the order with what could be had of each line. */
async function reserveFor(db: Db, lines: readonly OrderableLine[], regionCode: string) {
  const fromStock = lines.filter(({ item }) => needsStock(item.dayType));
  const plan = await reserveStock(
    db,
    fromStock.map(({ item, quantity }) => ({ skuId: item.skuId, quantity })),
    provinceOf(regionCode),
  );
  if (plan.ok) return plan.allocations;
  const failInfos = plan.short.flatMap(({ skuId, available }) => {
    const line = fromStock.find(({ item }) => item.skuId === skuId);
    const rest = `库存不足，当前可售 ${available} ${line?.item.orderUnit ?? ''}`;
    return line ? [{ skuCode: line.item.itemNo, failMsg: rest.trim() }] : [];
  });
  throw refuse(createErrors, 'ORDER_STOCK_SHORT', { data: { failInfos } });
}

/** Lines that another window has ordered or removed meanwhile are gone from the cart: they are not ordered twice. */
async function takeFromCart(
  db: Db,
  { firmId, userId }: SignedInCaller,
  lines: readonly OrderableLine[],
): Promise<void> {
  const owner = { firmId, userId, cartType: 'enterprise' } as const;
  const taken = await removeCartLines(
    db,
    owner,
    lines.map(({ item }) => item.skuId),
  );
  if (taken < lines.length) throw refuse(createErrors, 'ORDER_CART_CHANGED');
}

/**
 * Makes an order in one transaction: priced from the catalogue, checked against what the buyer saw, stock reserved,
 * ordered lines out of the cart. Stock comes last, so that the rows everyone wants are locked for the shortest time.
 */
export async function createOrder(db: Db, caller: SignedInCaller, input: CreateInput): Promise<CreatedOrder> {
  const { firmId, userId } = caller;
  const { address, regionCode } = await readAddress(db, caller, input.addressId);
  const quote = await readQuote(db, caller, input.lines, regionCode);
  const lines = acceptQuote(quote, input);
  const { goodsFen, freightFen, discountFen, totalFen, taxFen } = quote;
  const { id: orderId, orderNo } = await insertOrder(db, {
    ...{ firmId, userId, status: INITIAL_STATUS, poNumber: input.poNumber || null, note: input.note, address },
    ...{ goodsFen, freightFen, discountFen, totalFen, taxFen, lineCount: lines.length },
  });
  const lineIds = await insertLines(db, { firmId, orderId }, lines.map(lineFields));
  await insertEvent(db, { firmId, orderId, userId, kind: 'created', fromStatus: null, toStatus: INITIAL_STATUS });
  const after = { orderNo, totalAmount: formatAmount(totalFen), lineCount: lines.length };
  await writeAudit(db, caller, { action: 'order.created', objectType: 'order', objectId: orderNo, after });
  if (input.fromCart) await takeFromCart(db, caller, lines);
  await insertReservations(db, { firmId, orderId }, lineIds, await reserveFor(db, lines, regionCode));
  return { ...after, status: INITIAL_STATUS, statusLabel: orderStatusLabel(INITIAL_STATUS) };
}

import { randomUUID } from 'node:crypto';
import type { TestShop } from '#tests/test-shop.ts';
import { buildFirm, buildMember, type TestMember } from './build-member.ts';
import { buildSku, type TestSku } from './build-sku.ts';
import { placeOrder } from './place-order.ts';
import { deskOf } from './send-order.ts';

/** A line as it was bought, and what was counted when its parcel came. */
export interface SignedWish {
  quantity: number;
  /** The item; a new one of 10.00 yuan without it. */
  sku?: TestSku;
  short?: number;
  over?: number;
  damaged?: number;
}

export interface SignedOrder {
  orderNo: string;
  shipmentNo: string;
  items: TestSku[];
}

/** Somebody of the shop who hands parcels to carriers. */
async function parcelDesk(shop: TestShop) {
  const operator = await buildFirm(shop.db.owner, { firmType: 'operator' });
  return deskOf(shop, await buildMember(shop.db.owner, { firm: operator, permissions: ['DESK_ORDERS'] }));
}

/** An order that was placed, sent in one parcel and signed, through the calls of the pages. */
export async function signedOrder(
  shop: TestShop,
  buyer: TestMember,
  wishes: readonly SignedWish[],
  /** Fields that replace what the checkout sends. */
  replace: Record<string, unknown> = {},
): Promise<SignedOrder> {
  const items: TestSku[] = [];
  for (const { sku } of wishes) items.push(sku ?? (await buildSku(shop.db.owner)));
  const bought = items.map(({ itemNo }, index) => ({ skuCode: itemNo, quantity: wishes[index]?.quantity ?? 1 }));
  const placed = await placeOrder(shop, buyer, bought, { replace });
  const orderNo = placed.body.data?.orderNo as string | undefined;
  if (!orderNo) throw new Error(JSON.stringify(placed.body));
  const desk = await parcelDesk(shop);
  const { shipmentNo } = await desk.send(orderNo);
  await desk.act('shipments/deliver', orderNo, { shipmentNo });
  const lines = wishes.map(({ quantity, short = 0, over = 0, damaged = 0 }, index) => ({
    lineNo: index + 1,
    received: quantity - short,
    ...{ short, over, damaged },
  }));
  const as = { token: buyer.token, key: randomUUID() };
  const signed = await shop.post('/oms-front/trade/signShipment', { shipmentNo, signer: '王师傅', lines }, as);
  if (signed.status !== 200) throw new Error(JSON.stringify(signed.body));
  return { orderNo, shipmentNo, items };
}

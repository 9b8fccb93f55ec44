import { randomUUID } from 'node:crypto';
import type { Answer, TestShop } from '#tests/test-shop.ts';
import { buildAddress } from './build-address.ts';
import type { TestMember } from './build-member.ts';

export interface OrderWish {
  skuCode: string;
  quantity: number;
}

interface OrderFacts {
  key?: string;
  addressId?: string;
  /** Fields that replace what an honest page sends. */
  replace?: Record<string, unknown>;
}

/** What the checkout sends: prices and total as the shop shows them right now. */
export async function orderInput(
  shop: TestShop,
  member: TestMember,
  wishes: readonly OrderWish[],
  facts: OrderFacts = {},
) {
  const shown = (await shop.post('/oms-front/pre/calculate', wishes, { token: member.token })).body.data;
  const lines = shown.lines.map((line: { skuCode: string; quantity: number; salesPrice: string | null }) => ({
    skuCode: line.skuCode,
    quantity: line.quantity,
    salesPrice: line.salesPrice ?? '1.00',
  }));
  const addressId = facts.addressId ?? (await buildAddress(shop.db.owner, member));
  return { lines, totalAmount: shown.totalAmount, addressId, ...facts.replace };
}

/** Places an order through the calls a page makes. */
export async function placeOrder(
  shop: TestShop,
  member: TestMember,
  wishes: readonly OrderWish[],
  facts: OrderFacts = {},
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
): Promise<Answer<any>> {
  const input = await orderInput(shop, member, wishes, facts);
  return shop.post('/oms-front/trade/create', input, { token: member.token, key: facts.key ?? randomUUID() });
}

import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import type { TestShop } from '#tests/test-shop.ts';

export const UNKNOWN_ORDER = 'SO991231999999';

/** Placed by somebody of the owner's firm who may: an approver or a restricted account has orders without placing any. */
export async function buildOrder(shop: TestShop, owner: TestMember): Promise<string> {
  const { itemNo } = await buildSku(shop.db.owner);
  const buyer = await buildMember(shop.db.owner, { firm: owner, loginSource: 3 });
  const { body } = await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity: 1 }]);
  // Groups and the shop itself have none.
  return body.data?.orderNo ?? UNKNOWN_ORDER;
}

import { randomUUID } from 'node:crypto';
import type { TestShop } from '#tests/test-shop.ts';
import { buildAddress } from './build-address.ts';
import type { TestMember } from './build-member.ts';

export interface QuotedWish {
  lineNo: number;
  offerNo?: number;
  quantity: number;
}

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
type Free = any;

/** Orders some of a quote as the page does: transfer, preview, create. Answers the envelope of what went last. */
export async function orderQuote(
  shop: TestShop,
  buyer: TestMember,
  quoteNo: string,
  wishes: readonly QuotedWish[],
  key: string = randomUUID(),
): Promise<Free> {
  const call = (path: string, input: unknown, as: string = randomUUID()) =>
    shop.post(`/oms-front/${path}`, input, { token: buyer.token, key: as });
  const lines = wishes.map((line) => ({ offerNo: 1, ...line }));
  const transfer: Free = (await call('quote/transfer', { quoteNo, lines })).body;
  if (!transfer.data) return transfer;
  const preview: Free = (await call('pre/preview', { quoteNo, lines: transfer.data.lines })).body;
  // Somebody else was quicker: refused already here.
  if (!preview.data) return preview;
  const shown = preview.data;
  const sent = shown.lines.map(({ skuCode, split, quantity, salesPrice }: Free) => ({
    skuCode,
    split,
    quantity,
    salesPrice,
  }));
  const addressId = await buildAddress(shop.db.owner, buyer);
  const input = { quoteNo, lines: sent, totalAmount: shown.totalAmount, addressId };
  return (await call('trade/create', input, key)).body;
}

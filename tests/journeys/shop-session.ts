import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import { DEMO_PASSWORD } from '../../db/seed/demo-firms.ts';

/** Logs a browser in through the call the login page makes; the login page has a journey of its own. */
export async function asBuyer(context: BrowserContext, userName = 'buyer'): Promise<void> {
  const response = await context.request.post('/member-center/user/login', {
    data: { userName, password: DEMO_PASSWORD },
  });
  expect(response.status()).toBe(200);
}

/** First item a search finds. */
export async function findItem(request: APIRequestContext, keyword: string): Promise<string> {
  const response = await request.post('/product-provider-v2/search/product', { data: { keyword } });
  const { data } = (await response.json()) as { data: { items: { itemCode: string }[] } };
  const item = data.items[0]?.itemCode;
  if (!item) throw new Error(`nothing found for ${keyword}`);
  return item;
}

/** Places an order of one item through the calls the pages make, and returns its number. */
export async function placeOrder(
  request: APIRequestContext,
  item?: string,
  facts: object = {},
  quantity = 1,
): Promise<string> {
  const skuCode = item ?? (await findItem(request, 'M8 内六角'));
  const ask = async <T>(path: string, data: object, headers: Record<string, string> = {}): Promise<T> => {
    const response = await request.post(path, { data, headers });
    expect(response.status(), await response.text()).toBe(200);
    return ((await response.json()) as { data: T }).data;
  };
  const addresses = await ask<{ id: string }[]>('/enterprise-service/address/list', {});
  const quote = await ask<Quote>('/oms-front/pre/calculate', [{ skuCode, quantity }]);
  const input = {
    lines: [{ skuCode, quantity, salesPrice: quote.lines[0]?.salesPrice }],
    totalAmount: quote.totalAmount,
    addressId: addresses[0]?.id,
    ...facts,
  };
  const key = { 'idempotency-key': crypto.randomUUID() };
  return (await ask<{ orderNo: string }>('/oms-front/trade/create', input, key)).orderNo;
}

interface Quote {
  lines: { salesPrice: string }[];
  totalAmount: string;
}

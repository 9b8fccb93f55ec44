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
  const { data } = (await response.json()) as { data: { list: { itemNo: string }[] } };
  const item = data.list[0]?.itemNo;
  if (!item) throw new Error(`nothing found for ${keyword}`);
  return item;
}

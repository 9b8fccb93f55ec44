import { type APIRequestContext, expect } from '@playwright/test';
import { placeOrder } from './shop-session.ts';

/** Pages that open with the secret of a link. */
export const SHARED_PAGES: readonly string[] = ['/shareOrder.html', '/shareLogistics.html'];

/** Address behind a link that the caller makes through the call the pages make; its path and query, for this server. */
export async function makeLink(request: APIRequestContext, url: string): Promise<string> {
  const response = await request.post('/marketing-center/share/link', { data: { url, appCode: '009' } });
  expect(response.status(), await response.text()).toBe(200);
  const { data } = (await response.json()) as { data: { quoteLink: string } };
  const { pathname, search } = new URL(data.quoteLink);
  return pathname + search;
}

/** One of the shared pages with something to show. */
export async function shareAddress(request: APIRequestContext, path: string): Promise<string> {
  return makeLink(request, `${path}?orderNo=${await placeOrder(request)}`);
}

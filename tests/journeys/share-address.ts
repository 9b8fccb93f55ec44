import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { callAsPage } from './call-as-page.ts';
import { asBuyer, findItem, placeOrder } from './shop-session.ts';

/** Pages that open with the secret of a link. */
export const SHARED_PAGES: readonly string[] = [
  ...['/shareOrder.html', '/shareLogistics.html', '/shareQuota.html', '/shareQuota/preview.html'],
  ...['/quotaAssist.html', '/shareModifyInfo.html', '/shareRecommend.html'],
];

/** Pages that open with the secret of a link nobody can make yet: cabinets come with their data. */
export const SMART_PAGES: readonly string[] = ['/shareQuotaSmart.html', '/shareOrderSmart.html'];

/** Address behind a link that the caller makes through the call the pages make; its path and query, for this server. */
export async function makeLink(request: APIRequestContext, url: string): Promise<string> {
  const response = await request.post('/marketing-center/share/link', { data: { url, appCode: '009' } });
  expect(response.status(), await response.text()).toBe(200);
  const { data } = (await response.json()) as { data: { quoteLink: string } };
  const { pathname, search } = new URL(data.quoteLink);
  return pathname + search;
}

/** A quote the demo has sent and nobody has answered. */
export async function findQuote(request: APIRequestContext): Promise<string> {
  const response = await request.post('/oms-front/quote/list', { data: { tab: 'offered' } });
  const { data } = (await response.json()) as { data: { list: { quoteNo: string; status: string }[] } };
  const quote = data.list.find(({ status }) => status === 'offered');
  if (!quote) throw new Error('no quote was sent');
  return quote.quoteNo;
}

/** A link to a statement of the demo, made by who reconciles; its path and query. */
export async function statementLink(page: Page): Promise<string> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('no browser');
  callAsPage(context);
  await asBuyer(context, 'admin');
  const listed = await context.request.post('/statements/list', { data: {} });
  const { data } = (await listed.json()) as { data: { list: { statementNo: string }[] } };
  const statementNo = data.list[0]?.statementNo;
  const made = await context.request.post('/statements/share/create', { data: { statementNo, days: 1 } });
  expect(made.status(), await made.text()).toBe(200);
  const { data: link } = (await made.json()) as { data: { path: string } };
  await context.close();
  return link.path;
}

/** One of the shared pages with something to show. */
export async function shareAddress(request: APIRequestContext, path: string): Promise<string> {
  if (path === '/shareQuota/preview.html') return `${path}?quoteNo=${await findQuote(request)}`;
  if (path === '/shareRecommend.html')
    return makeLink(request, `${path}?items=${await findItem(request, 'M8 内六角')}`);
  if (path === '/shareQuota.html' || path === '/quotaAssist.html') {
    return makeLink(request, `${path}?quoteNo=${await findQuote(request)}`);
  }
  return makeLink(request, `${path}?orderNo=${await placeOrder(request)}`);
}

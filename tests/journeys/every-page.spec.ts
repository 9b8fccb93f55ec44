import { expect } from '@playwright/test';
import { PAGES, type PageRow } from '../../src/app/web/page-table.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './journey.ts';
import { openSettled } from './open-settled.ts';
import type { Reader } from './readers.ts';
import { SHARED_PAGES, SMART_PAGES, shareAddress, statementLink } from './share-address.ts';
import { asBuyer, findItem, placeOrder } from './shop-session.ts';
import { watchPage } from './watch-page.ts';

/** Pages of the white list that want an order: their buyer opens them here, links have a journey of their own. */
const OF_A_BUYER = ['/user/transaction/orderDetail.html', '/print.html', ...SHARED_PAGES];

// Each worker takes the next page: alone in one worker they would take longer than all other journeys together.
test.describe.configure({ mode: 'parallel' });

const readerOf = ({ access, layout, path, only }: PageRow): Reader => {
  if (access !== 'login' && !OF_A_BUYER.includes(path)) return 'nobody';
  if (layout === 'desk') return 'staff';
  return only?.includes('company') === false ? 'sales' : 'buyer';
};

const SHARED_STATEMENT = '/shareStatement.html';

/** Every page of the table renders for its audience without a complaint and without a serious finding of axe. */
for (const row of PAGES.filter((page) => !['/user', '/404.html', ...SMART_PAGES].includes(page.path))) {
  test(`${row.path} renders cleanly`, async ({ openAs }) => {
    const page = await openAs(readerOf(row));
    const complaints = watchPage(page);
    const path = await addressOf(row.path, page);
    expect((await openSettled(page, path))?.status()).toBe(200);
    await expect(page).toHaveTitle(/MRO采购系统/);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
}

/** Pages only look at it: one for each worker. */
let placed: Promise<string> | undefined;
const someOrder = ({ request }: import('@playwright/test').Page): Promise<string> => {
  placed ??= placeOrder(request);
  return placed;
};

async function addressOf(path: string, page: import('@playwright/test').Page): Promise<string> {
  if (path === '/u-{id}.html') return `/u-${await findItem(page.request, 'M8 内六角')}.html`;
  if (path === '/print.html') return `${path}?orderNo=${await someOrder(page)}`;
  if (path === '/user/transaction/approvalDetail.html') return `${path}?requestNo=${await someRequest(page)}`;
  if (path === '/user/transaction/orderDetail.html') return `${path}?orderNo=${await someOrder(page)}`;
  if (['/order.html', '/orderPay.html', '/orderPaid.html', '/cashier.html'].includes(path))
    return `${path}?orderNo=${await someOrder(page)}`;
  if (path === SHARED_STATEMENT) return statementLink(page);
  if (SHARED_PAGES.includes(path)) return shareAddress(page.request, path);
  if (path === '/c-{id}.html') return '/c-FAS.html';
  if (path === '/b-{id}.html') return `/b-${await someBrand(page)}.html`;
  return path;
}

/** One of the buyer's orders of the demo that somebody is asked about. */
async function someRequest(page: import('@playwright/test').Page): Promise<string> {
  const response = await page.request.get('/enterprise-service/fronted/approval/list?box=mine');
  const { data } = (await response.json()) as { data: { list: { requestNo: string }[] } };
  const [request] = data.list;
  if (!request) throw new Error('the demo asks for no approval');
  return request.requestNo;
}

async function someBrand(page: import('@playwright/test').Page): Promise<string> {
  const response = await page.request.post('/product-provider-v2/search/suggestWord', { data: { keyword: '东明' } });
  const { data } = (await response.json()) as { data: { kind: string; code: string | null }[] };
  const brand = data.find((suggestion) => suggestion.kind === 'brand');
  if (!brand?.code) throw new Error('no brand found');
  return brand.code;
}

for (const path of [...SHARED_PAGES, ...SMART_PAGES, SHARED_STATEMENT].filter(
  (page) => page !== '/shareQuota/preview.html',
)) {
  test(`${path} says of a link that is over that it does not open`, async ({ openAs }) => {
    const page = await openAs('nobody');
    const complaints = watchPage(page);
    // One that could be a secret here, one that could be one elsewhere, one that never was.
    for (const code of ['A'.repeat(80), 'A'.repeat(43), 'abc']) {
      const response = await page.goto(`${path}?code=${code}`);
      expect([code, response?.status()]).toEqual([code, 404]);
    }
    await expect(page.getByRole('heading', { name: '链接打不开' })).toBeVisible();
    await expect(page.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
    await expectAccessible(page);
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });
}

test('an unknown address answers 404 with a way home', async ({ page, context }) => {
  await asBuyer(context);
  const complaints = watchPage(page);
  const response = await page.goto('/no-such-page.html');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('您访问的页面不存在')).toBeVisible();
  await expect(page.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});

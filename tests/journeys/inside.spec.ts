import { expect, type Page } from '@playwright/test';
import { PAGES } from '../../src/app/web/page-table.ts';
import { asPerson, buildCompany } from './build-company.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { asBuyer, findItem } from './shop-session.ts';
import { watchPage } from './watch-page.ts';

const REPORTS = '/website-api/monitor/trace';
const SALES_WORDS = '销售账号不能进行此操作，请使用采购账号';
const GROUP_WORDS = '集团账号仅用于用户管理，不能下单，请切换到公司账号';

interface Center {
  code: string;
}

/** What the demo company calls its cost centres, as one of its own people reads it. */
async function centersOf(page: Page): Promise<string[]> {
  const response = await page.request.get('/enterprise-service/budget/choices');
  const { data } = (await response.json()) as { data: { centers: Center[] } };
  return data.centers.map(({ code }) => code);
}

/** Pages behind the login, as their addresses stand. */
const ADDRESSES = PAGES.filter(({ access, layout }) => access === 'login' && layout !== 'desk')
  .map(({ path }) => path)
  .filter((path) => !path.includes('{'));

test('no page tells a sales account what the company budgets', async ({ page, context, newContext }) => {
  const company = await newContext();
  await asBuyer(company, 'buyer');
  const centers = await centersOf(await company.newPage());
  expect(centers.length).toBeGreaterThan(2);
  await asBuyer(context, 'sales');
  const orders = await page.request.post('/oms-front/trade/list', { data: { pageSize: 10 } });
  const { data } = (await orders.json()) as { data: { list: { orderNo: string }[] } };
  const details = data.list.map(({ orderNo }) => `/user/transaction/orderDetail.html?orderNo=${orderNo}`);
  expect(details.length).toBeGreaterThan(0);
  for (const path of ['/', ...ADDRESSES, ...details]) {
    const html = await (await page.request.get(path)).text();
    expect([path, centers.filter((code) => html.includes(code))]).toEqual([path, []]);
    expect([path, html.includes('预算剩余')]).toEqual([path, false]);
  }
});

const KINDS = [
  ['sales', SALES_WORDS, '不能代客户下单'],
  ['group', GROUP_WORDS, GROUP_WORDS],
] as const;

for (const [name, words, lead] of KINDS) {
  test(`what ${name} cannot do is not offered, and refused in its own sentence`, async ({ page, context }) => {
    await asBuyer(context, name);
    const complaints = watchPage(page);
    const reports: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === REPORTS) reports.push(request.url());
    });
    for (const path of ['/cart.html', '/batch-order.html', '/quote.html', '/user/transaction/inquiryCreate.html']) {
      expect((await page.goto(path))?.status(), path).toBe(403);
      await expect(page.getByRole('heading', { level: 1, name: words }), path).toBeVisible();
      await expect(page.getByText('请联系贵司管理员开通'), path).toHaveCount(0);
    }
    await expectAccessible(page);
    const item = await findItem(page.request, 'M8 内六角');
    for (const path of ['/', '/search.html?keyword=M8', `/u-${item}.html`]) {
      await openPage(page, path);
      await expect(page.getByRole('button', { name: /加入(?!推荐)/ }), path).toHaveCount(0);
      await expect(page.getByRole('link', { name: /购物车|批量下单|询价/ }), path).toHaveCount(0);
    }
    await openPage(page, '/user/user-center.html');
    await expect(page.getByText(lead)).toBeVisible();
    await expectAccessible(page);
    expect(complaints.filter((text) => !text.includes('403'))).toEqual([]);
    expect(reports).toEqual([]);
  });
}

test('a group account finds its own work at home', async ({ page, context }) => {
  await asBuyer(context, 'group');
  await openPage(page, '/');
  await expect(page.getByText(GROUP_WORDS)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: '用户', exact: true }).click();
  await expect(page).toHaveURL('/user/system/user.html');
});

test('an approver sees what waits for him, at home and in the user centre', async ({ page, context }) => {
  const { approver } = await buildCompany({ approver: { name: '周审', role: '审批人' } });
  await asPerson(context, approver);
  for (const path of ['/', '/user/user-center.html']) {
    await openPage(page, path);
    const todos = page.getByRole('region', { name: '我的待办' });
    await expect(todos.getByRole('link', { name: /待我审批\s*0/ }), path).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: /待我审批/ }).click();
  await expect(page).toHaveURL('/user/transaction/approval.html');
});

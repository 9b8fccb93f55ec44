import { type BrowserContext, expect, type Page } from '@playwright/test';
import { asNewBuyer } from './build-company.ts';
import { test } from './journey.ts';
import { openPage, untilLive } from './open-page.ts';
import { expectTold } from './told.ts';
import { watchPage } from './watch-page.ts';

interface Item {
  itemCode: string;
  moqSales: number;
}

async function post<T>({ request }: BrowserContext, path: string, data: object): Promise<T> {
  const response = await request.post(path, { data, headers: { 'idempotency-key': crypto.randomUUID() } });
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { data: T }).data;
}

/** Goods that can be bought now, by a search everybody can make. */
async function findItems(context: BrowserContext, keyword: string): Promise<Item[]> {
  const { items } = await post<{ items: Item[] }>(context, '/product-provider-v2/search/product', { keyword });
  const lines = items.map((item) => ({ skuCode: item.itemCode, quantity: item.moqSales }));
  const check = await post<{ successInfos: { skuCode: string }[] }>(context, '/cart-center/cart/preCheck', { lines });
  const open = new Set(check.successInfos.map((info) => info.skuCode));
  return items.filter((item) => open.has(item.itemCode));
}

async function fillCart(context: BrowserContext, items: readonly Item[], times = 1): Promise<void> {
  const lines = items.map((item) => ({ skuCode: item.itemCode, quantity: item.moqSales * times }));
  await post(context, '/cart-center/cart/add/enterprise', { lines });
}

const lineOf = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code });
const saved = (page: Page) => page.waitForResponse((response) => response.url().includes('/cart/modifyBatch/'));

/** Each press is drawn before the next, but no timer ends between them, however slow the machine is. */
async function pressThrice(button: HTMLElement | SVGElement): Promise<void> {
  for (let press = 0; press < 3; press += 1) {
    (button as HTMLElement).click();
    await Promise.resolve();
  }
}

test('lines are written to, split, put aside and kept', async ({ page, context }) => {
  await asNewBuyer(context);
  const [first, second] = (await findItems(context, 'M8 内六角')).slice(0, 2);
  if (!first || !second) throw new Error('two items are needed');
  await fillCart(context, [first, second], 4);
  const complaints = watchPage(page);
  await openPage(page, '/cart.html');

  const line = lineOf(page, first.itemCode);
  // Fields are closed until somebody wants them.
  await expect(line.getByLabel(`客户物料编码 ${first.itemCode}`)).toHaveCount(0);
  await line.getByRole('button', { name: `填写用途和备注 ${first.itemCode}` }).click();
  await line.getByLabel(`备注 ${first.itemCode}`, { exact: true }).fill('装配线急用');
  await Promise.all([saved(page), line.getByLabel(`备注 ${first.itemCode}`, { exact: true }).press('Enter')]);

  await line.getByRole('button', { name: `拆分 ${first.itemCode}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '拆分', exact: true }).click();
  await expect(lineOf(page, first.itemCode)).toHaveCount(2);
  await expect(page.getByText('拆分行 1')).toBeVisible();

  await page.getByRole('button', { name: '批量填写' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('项目').fill('二期扩产');
  await Promise.all([saved(page), dialog.getByRole('button', { name: '填写 3 行' }).click()]);

  await Promise.all([
    saved(page),
    lineOf(page, second.itemCode)
      .getByRole('button', { name: `稍后再买 ${second.itemCode}` })
      .click(),
  ]);
  await expect(page.getByRole('heading', { name: '稍后再买' })).toBeVisible();
  await page.reload();
  await untilLive(page);
  await expect(lineOf(page, first.itemCode)).toHaveCount(2);
  for (const row of await lineOf(page, first.itemCode).all()) {
    await expect(row.getByText('备注 装配线急用')).toBeVisible();
    await expect(row.getByText('项目 二期扩产')).toBeVisible();
  }
  await Promise.all([saved(page), page.getByRole('button', { name: `移回购物车 ${second.itemCode}` }).click()]);
  await expect(lineOf(page, second.itemCode)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a cart goes by its link to another company, at its own prices', async ({ page, context, newContext }) => {
  await asNewBuyer(context);
  const items = (await findItems(context, '轴承')).slice(0, 3);
  await fillCart(context, items);
  await openPage(page, '/cart.html');
  await page.getByRole('button', { name: '分享' }).click();
  const name = `轴承备件 ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('名称（选填）').fill(name);
  await page.getByRole('button', { name: '生成链接' }).click();
  const link = await page.getByText(/shareCart\.html\?code=/).textContent();

  const other = await newContext();
  await asNewBuyer(other);
  await fillCart(other, items.slice(0, 1));
  const receiver = await other.newPage();
  const complaints = watchPage(receiver);
  await openPage(receiver, link ?? '');
  await expect(receiver.getByRole('heading', { level: 1 })).toHaveText(name);
  await receiver.getByRole('button', { name: '全部加入购物车' }).click();
  await receiver.getByRole('dialog', { name: '成功加入购物车' }).getByRole('button', { name: '继续购买' }).click();
  await expect(receiver.getByRole('banner').getByRole('link', { name: /购物车/ })).toContainText(String(items.length));

  await page.getByRole('button', { name: `删除 ${name}` }).click();
  await expectTold(page, '已删除，链接不再有效');
  await openPage(receiver, link ?? '');
  await expect(receiver.getByText('链接已失效')).toBeVisible();
  expect(complaints).toEqual([]);
  await other.close();
});

test('what the server does not take goes back, and the page says so', async ({ page, context }) => {
  await asNewBuyer(context);
  const [item] = await findItems(context, 'M8 内六角');
  if (!item) throw new Error('an item is needed');
  await fillCart(context, [item]);
  await openPage(page, '/cart.html');
  await page.route('**/cart/modifyBatch/**', (route) => route.abort());
  const line = lineOf(page, item.itemCode);
  await line.getByRole('button', { name: /^增加数量/ }).click();
  await expectTold(page, '修改没有保存，已恢复原样');
  await expect(line.getByLabel(/^数量：/)).toHaveValue(String(item.moqSales));
});

test('a long cart draws what is in view, and a burst of presses is one call', async ({ page, context }) => {
  await asNewBuyer(context);
  const words = ['螺栓', '螺母', '轴承', '手套', '密封', '钻头', '开关', '扳手'];
  // One after the other: all at once is more than a shop on a busy machine takes from one person.
  const found: Item[] = [];
  for (const word of words) found.push(...(await findItems(context, word)));
  const items = [...new Map(found.map((item) => [item.itemCode, item])).values()];
  expect(items.length).toBeGreaterThan(130);
  await fillCart(context, items);
  const complaints = watchPage(page);
  await openPage(page, '/cart.html');
  await expect(page.getByText(`共 ${items.length} 种商品`)).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', /\d+/);
  await expect.poll(() => page.locator('main tbody').count()).toBeLessThan(60);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect
    .poll(() => page.locator('main tbody tr[aria-rowindex]').first().getAttribute('aria-rowindex'))
    .not.toBe('2');

  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/cart/modifyBatch/') && calls.push(request.url()));
  const box = page.locator('main tbody tr[aria-rowindex]').nth(14);
  const plus = box.getByRole('button', { name: /^增加数量/ });
  const total = page.getByText('合计（含税）').locator('..');
  const before = await total.textContent();
  await Promise.all([saved(page), plus.evaluate(pressThrice)]);
  await expect(total).not.toHaveText(before ?? '');
  expect(calls).toHaveLength(1);
  expect(complaints).toEqual([]);
});

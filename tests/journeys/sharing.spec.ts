import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './journey.ts';
import { openPage, untilLive } from './open-page.ts';
import { findQuote } from './share-address.ts';
import { asBuyer } from './shop-session.ts';
import { watchPage } from './watch-page.ts';

/** A phone of today. */
const PHONE = { viewport: { width: 375, height: 812 } };
const TITLE = '苏州华东精密装备有限公司';

async function askForInvoice(page: Page): Promise<void> {
  await page.getByRole('link', { name: '修改地址或发票' }).click();
  await page.getByRole('textbox', { name: '发票抬头' }).fill(TITLE);
  await page.getByRole('textbox', { name: '税号' }).fill('9132059400000001AY');
  await page.getByRole('textbox', { name: '您的姓名' }).fill('王会计');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('下单人确认后生效，确认前报价不会改变。')).toBeVisible();
}

test('a sales account shares a quote; somebody on a phone asks for another invoice; the buyer accepts', async ({
  page,
  context,
  newContext,
}) => {
  await asBuyer(context, 'sales');
  const complaints = watchPage(page);
  const quoteNo = await findQuote(page.request);
  await openPage(page, `/shareQuota/preview.html?quoteNo=${quoteNo}`);
  await page.getByRole('button', { name: '生成链接' }).click();
  const address = await page.getByRole('textbox', { name: '报价分享链接' }).inputValue();
  expect(new URL(address).searchParams.get('sc')).toBe('S20815');
  expect(address).not.toContain(quoteNo);
  await expect(page.getByRole('img', { name: '报价分享链接二维码' })).toBeVisible();
  expect(complaints).toEqual([]);

  const phone = await newContext(PHONE);
  const visitor = await phone.newPage();
  const { pathname, search } = new URL(address);
  expect((await visitor.goto(pathname + search))?.status()).toBe(200);
  await untilLive(visitor);
  await expect(visitor.getByRole('heading', { name: quoteNo })).toBeVisible();
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await expectAccessible(visitor);
  await askForInvoice(visitor);
  await expectAccessible(visitor);
  await phone.close();

  const desk = await newContext();
  await asBuyer(desk, 'buyer');
  const owner = await desk.newPage();
  await openPage(owner, `/user/transaction/quotaDetail.html?quoteNo=${quoteNo}`);
  const link = owner.getByRole('listitem').filter({ hasText: '报价链接 · 赵磊' }).first();
  await expect(link).toContainText('打开 1 次 · 访客 1 位');
  await expect(owner.getByText(`发票抬头：${TITLE}`)).toBeVisible();
  await owner.getByRole('button', { name: '采纳 王会计 的申请', exact: true }).click();
  await expect(owner.getByText('已采纳', { exact: true }).first()).toBeVisible();
  const titles = await owner.request.post('/enterprise-service/invoiceTitle/list', { data: {} });
  const { data } = (await titles.json()) as { data: { title: string; isDefault: boolean }[] };
  expect(data.find(({ isDefault }) => isDefault)?.title).toBe(TITLE);
  await desk.close();
});

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { asNewBuyer } from './build-company.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { findItem } from './shop-session.ts';

const CATALOGUE = '../shared/data/catalogues/celo-apolo-mea-fasteners-1897.csv';
/** Minimum order and step of this article are 1,000. */
const ARTICLE = '9MAMT';

test('a vendor’s catalogue is imported, found by article number and bought by its rule', async ({ page, context }) => {
  test.skip(!existsSync(CATALOGUE), `the vendor's file ${CATALOGUE} is not part of the project`);
  const env = { ...process.env, DATA_DIR: '.data-e2e' };
  const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'import', '--', CATALOGUE], {
    env,
    maxBuffer: 1e8,
  });
  expect(stdout).toMatch(/1897 行/);
  await asNewBuyer(context);
  // Search learns of it some time later.
  const found = () => findItem(page.request, ARTICLE).catch(() => null);
  await expect.poll(found, { timeout: 120_000 }).toBe(ARTICLE);
  await openPage(page, '/');
  await page.getByRole('combobox', { name: '输入产品编码、产品名称或品牌' }).fill(ARTICLE);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/u-${ARTICLE}\\.html`));
  // The address changes before the page does: only the article's own field is the right one.
  const quantity = page.getByLabel(new RegExp(`^数量：.*${ARTICLE}`));
  await quantity.fill('1001');
  await quantity.press('Tab');
  await expect(quantity).toHaveValue('2000');
  await page.getByRole('button', { name: '加入购物车', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '成功加入购物车' })).toBeVisible();
  await page.getByRole('link', { name: '进入购物车' }).click();
  await page
    .getByRole('button', { name: '去结算' })
    .or(page.getByRole('link', { name: '去结算' }))
    .click();
  await page.getByRole('button', { name: '提交订单' }).dblclick();
  await expect(page.getByRole('heading', { name: '订单提交成功' })).toBeVisible();
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page).toHaveURL(/orderDetail\.html\?orderNo=SO\d{12}/);
  await expect(page.getByText(ARTICLE).first()).toBeVisible();
});

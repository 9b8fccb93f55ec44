import { expect } from '@playwright/test';
import { asNewBuyer } from './build-company.ts';
import { freeItems } from './bulk-file.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { asBuyer, placeOrder } from './shop-session.ts';
import { watchPage } from './watch-page.ts';

const PAGE = '/purchase.html';

test('what was bought is found, marked and bought again', async ({ page, context }) => {
  await asNewBuyer(context);
  for (const item of await freeItems(page.request, 2)) await placeOrder(page.request, item);
  const complaints = watchPage(page);
  await openPage(page, PAGE);
  const table = page.getByRole('table', { name: '已购商品' });
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const first = rows.first();
  await expect(first).toContainText(/\d+ 次 · /);

  // The address holds the conditions: Back restores what was there.
  await page.getByLabel('排序').selectOption('last');
  await expect(page).toHaveURL(/sort=last/);
  await page.getByLabel('采购时间').selectOption('all');
  await expect(page).toHaveURL(/period=all/);
  await page.goBack();
  await expect(page.getByLabel('采购时间')).toHaveValue('year');

  // A mark moves an item to the tab of what is bought often, and away again.
  const star = first.getByRole('button', { name: /常购：/ });
  const marked = (await star.getAttribute('aria-pressed')) === 'true';
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', String(!marked));
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', String(marked));

  // Several at once, in the quantities of the last time.
  await rows.getByRole('checkbox', { disabled: false }).nth(0).check();
  await rows.getByRole('checkbox', { disabled: false }).nth(1).check();
  await expect(page.getByText('已选 2 种')).toBeVisible();
  await page.getByRole('button', { name: '加入购物车', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '成功加入购物车' })).toContainText('2 种商品');
  expect(complaints).toEqual([]);
});

test('words that nothing was bought under say so and lead back', async ({ page, context }) => {
  await asBuyer(context);
  await openPage(page, `${PAGE}?keyword=没有买过的东西`);
  await expect(page.getByText('没有符合条件的商品')).toBeVisible();
  await page.getByRole('link', { name: '清除条件' }).click();
  await expect(page.getByRole('table', { name: '已购商品' })).toBeVisible();
});

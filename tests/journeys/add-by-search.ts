import { expect, type Page } from '@playwright/test';
import { untilLive } from './open-page.ts';

/** Searches by typing, opens the first result and puts it into the cart; answers the address of the item. */
export async function addBySearch(page: Page): Promise<string> {
  await untilLive(page);
  await page.getByRole('combobox', { name: '输入产品编码、产品名称或品牌' }).fill('M8 内六角');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\.html\?/);
  // What stood there before the search may still stand there.
  const result = page.getByRole('region', { name: '搜索结果' }).locator('a[href^="/u-"]').first();
  await result.click();
  await expect(page).toHaveURL(/\/u-[^/]+\.html/);
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: '加入购物车', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '成功加入购物车' })).toBeVisible();
  await page.getByRole('link', { name: '进入购物车' }).click();
  await expect(page).toHaveURL(/\/cart\.html/);
  return pathname;
}

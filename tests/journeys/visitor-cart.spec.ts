import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../db/seed/demo-firms.ts';
import { buildCompany } from './build-company.ts';
import { test } from './journey.ts';
import { openPage, untilLive } from './open-page.ts';
import { findItem } from './shop-session.ts';
import { watchPage } from './watch-page.ts';

const KEYWORD = 'M8 内六角';

const cartButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: /购物车/ });

/** Presses an add button and reads in the dialog that ordering needs a login. */
async function add(page: Page, button: Locator): Promise<Locator> {
  await button.click();
  const dialog = page.getByRole('dialog', { name: '成功加入购物车' });
  await expect(dialog.getByText('登录后结算')).toBeVisible();
  return dialog;
}

async function logIn(page: Page, userName: string): Promise<void> {
  await expect(page).toHaveURL('/login.html?from=%2Fcart.html');
  await untilLive(page);
  await page.locator('input[name=userName]').fill(userName);
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/cart.html');
}

test('what a visitor puts into the cart is there after login', async ({ page, context }) => {
  const complaints = watchPage(page);
  const itemNo = await findItem(context.request, KEYWORD);
  await openPage(page, `/u-${itemNo}.html`);
  await expect(cartButton(page)).toContainText('0');
  const dialog = await add(page, page.getByRole('button', { name: '加入购物车', exact: true }));
  await dialog.getByRole('button', { name: '继续购买' }).click();
  await expect(cartButton(page)).toContainText('1');

  await openPage(page, `/search.html?keyword=${encodeURIComponent(KEYWORD)}`);
  await expect(cartButton(page)).toContainText('1');
  const another = page
    .getByRole('button', { name: /^加入购物车：/ })
    .and(page.locator(`:not([aria-label*="${itemNo}"])`));
  const label = (await another.first().getAttribute('aria-label')) ?? '';
  const otherNo = /^加入购物车：(\S+)/.exec(label)?.[1];
  await (await add(page, another.first())).getByRole('link', { name: '进入购物车' }).click();

  const { buyer } = await buildCompany({ buyer: { name: '何工', role: '采购员' } });
  await logIn(page, buyer.userName);
  for (const code of [itemNo, otherNo]) {
    await expect(page.locator('main').getByText(code ?? 'no item', { exact: true })).toBeVisible();
  }
  await expect(cartButton(page)).toContainText('2');
  expect(complaints).toEqual([]);
});

test('the cart button leads a visitor through login', async ({ page }) => {
  await openPage(page, `/search.html?keyword=${encodeURIComponent(KEYWORD)}`);
  await cartButton(page).click();
  await expect(page).toHaveURL('/login.html?from=%2Fcart.html');
});

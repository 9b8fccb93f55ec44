import { expect, type Page } from '@playwright/test';
import { asNewBuyer } from './build-company.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { asBuyer, findItem } from './shop-session.ts';
import { expectTold } from './told.ts';
import { watchPage } from './watch-page.ts';

const PAGE = '/user/transaction/selection.html';

const lines = (page: Page) =>
  page
    .getByRole('table', { name: '清单商品' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

const codeOf = async (page: Page, place: number) => /[A-Z]{3}\d{7}/.exec(await lines(page).nth(place).innerText())?.[0];

test('a list is made from an item, filled, arranged, taken to the cart, deleted and taken back', async ({
  page,
  context,
}) => {
  await asNewBuyer(context);
  const name = `验收清单 ${Date.now()}`;
  const complaints = watchPage(page);
  const item = await findItem(page.request, 'M8 内六角');
  const other = await findItem(page.request, '安全帽');

  await openPage(page, `/u-${item}.html`);
  await page.getByRole('button', { name: '加入清单' }).first().click();
  const dialog = page.getByRole('dialog', { name: '加入清单' });
  await dialog.getByText('新建清单').click();
  await dialog.getByLabel('清单名称').fill(name);
  await dialog.getByRole('button', { name: '加入', exact: true }).click();
  await expectTold(page, `1 种商品已加入“${name}”`);

  await openPage(page, PAGE);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: '粘贴添加' }).click();
  const paste = page.getByRole('dialog', { name: '粘贴添加' });
  await paste.getByLabel('商品编码和数量').fill(`${other}\t3\nNOSUCH001 2`);
  await paste.getByRole('button', { name: '添加', exact: true }).click();
  // What cannot be taken stays in the field with its reason.
  await expect(paste.getByText(/^NOSUCH001 2：/)).toBeVisible();
  await expect(paste.getByLabel('商品编码和数量')).toHaveValue(/^NOSUCH001\s2$/);
  await paste.getByRole('button', { name: '取消' }).click();
  await expect(lines(page)).toHaveCount(2);

  // The keyboard moves a line; the order stays after a reload.
  const handle = page.getByRole('button', { name: new RegExp(`移动 ${other}`) });
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/selection/arrange')),
    handle.press('ArrowUp'),
  ]);
  await expect.poll(() => codeOf(page, 0)).toBe(other);
  await openPage(page, page.url());
  await expect(lines(page)).toHaveCount(2);
  expect(await codeOf(page, 0)).toBe(other);

  await page.getByRole('button', { name: '加入购物车', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '成功加入购物车' })).toContainText('2 种商品');
  await page.getByRole('button', { name: '继续购买' }).click();

  // Pressed as soon as it is there: the way back is open for some seconds.
  const [remove, undo] = ['删除清单', '撤销'].map((name) => page.getByRole('button', { name }));
  await Promise.all([undo?.click(), remove?.click()]);
  await expectTold(page, `已删除“${name}”`);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a colleague uses a shared list and changes nothing', async ({ page, context }) => {
  await asBuyer(context, 'admin');
  await openPage(page, `${PAGE}?scope=shared`);
  await page.getByRole('link', { name: '装配车间月度备件', exact: true }).click();
  await expect(page.getByText('只能查看和使用，复制后可修改', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: '删除清单' })).toHaveCount(0);
  await page.getByRole('button', { name: '复制清单' }).click();
  await expect(page.getByRole('heading', { name: /装配车间月度备件 副本/ })).toBeVisible();
});

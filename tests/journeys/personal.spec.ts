import { expect, type Page } from '@playwright/test';
import { asNewBuyer } from './build-company.ts';
import { openedList } from './choose-option.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { asBuyer } from './shop-session.ts';
import { watchPage } from './watch-page.ts';

const DELIVERY = '/user/personal/delivery.html';
const INVOICE = '/user/personal/invoice.html';

async function chooseRegion(page: Page): Promise<void> {
  await page.getByLabel('省市区').click();
  // Two of the three columns hold the same name: each is looked for in its own.
  for (const [column, name] of ['上海市', '上海市', '徐汇区'].entries()) {
    await openedList(page).locator('.ant-cascader-menu').nth(column).getByText(name, { exact: true }).click();
  }
}

test('a buyer keeps addresses: adds, changes, chooses the default, brings a file, removes', async ({
  page,
  context,
}) => {
  await asNewBuyer(context);
  const complaints = watchPage(page);
  const name = `收货${Date.now() % 100_000}`;
  await openPage(page, DELIVERY);
  await page.getByRole('link', { name: '新增地址' }).click();
  await page.getByRole('button', { name: '保存地址' }).click();
  await expect(page.getByRole('textbox', { name: '收货人' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: '收货人' }).fill(name);
  await page.getByRole('textbox', { name: '电话' }).fill('13800001234');
  await chooseRegion(page);
  await page.getByRole('textbox', { name: '详细地址' }).fill('漕溪北路 1 号');
  await page.getByRole('button', { name: '保存地址' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('上海市 徐汇区');

  await row.getByRole('link', { name: `修改${name}的地址` }).click();
  await page.getByRole('textbox', { name: '详细地址' }).fill('漕溪北路 2 号 南门');
  await page.getByRole('button', { name: '保存地址' }).click();
  await expect(row).toContainText('2 号 南门');
  await row.getByRole('button', { name: `把${name}的地址设为默认` }).click();
  await expect(row.getByText('默认', { exact: true })).toBeVisible();
  await expect(page.getByText('默认', { exact: true })).toHaveCount(1);

  const file = [
    '收货人,电话,省,市,区县,详细地址',
    `${name}仓,13800001235,江苏,苏州,昆山市,前进路 9 号`,
    '无区县,13800001236,,,,某路 1 号',
  ];
  await page.getByRole('button', { name: '批量导入' }).click();
  const bytes = Buffer.from(file.join('\n'));
  await page.getByLabel('收货地址文件').setInputFiles({ name: '地址.csv', mimeType: 'text/csv', buffer: bytes });
  await expect(page.getByText('可导入 1 个，有问题 1 行')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '没有区县' })).toBeVisible();
  await page.getByRole('button', { name: '导入 1 个地址' }).click();
  await expect(page.getByText('已导入 1 个，未导入 1 行')).toBeVisible();
  await page.getByRole('button', { name: '关闭', exact: true }).last().click();
  const imported = page.getByRole('row').filter({ hasText: `${name}仓` });
  await expect(imported).toContainText('江苏省 苏州市 昆山市');

  for (const whose of [`${name}仓`, name]) {
    await page.getByRole('button', { name: `删除${whose}的地址` }).click();
    await page.getByRole('button', { name: '删除地址' }).click();
    await expect(page.getByRole('button', { name: `删除${whose}的地址` })).toHaveCount(0);
  }
  // The default goes back to an address that is left.
  await expect(page.getByText('默认', { exact: true })).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('a buyer keeps invoice titles; a wrong tax number is told at its field', async ({ page, context }) => {
  await asNewBuyer(context);
  const complaints = watchPage(page);
  const title = `抬头${Date.now() % 100_000}`;
  await openPage(page, `${INVOICE}?edit=new`);
  await page.getByRole('textbox', { name: '发票抬头' }).fill(title);
  const taxNo = page.getByRole('textbox', { name: '税号' });
  await taxNo.fill('91320594000000011Y');
  await page.getByRole('button', { name: '保存抬头' }).click();
  await expect(taxNo).toHaveAttribute('aria-invalid', 'true');
  await taxNo.fill('9132059400000001AY');
  await page.getByRole('button', { name: '保存抬头' }).click();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('9132059400000001AY');
  await row.getByRole('link', { name: `修改抬头 ${title}` }).click();
  await page.getByRole('textbox', { name: '收票邮箱' }).fill('invoice@beifang.example');
  await page.getByRole('button', { name: '保存抬头' }).click();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: `删除抬头 ${title}` }).click();
  await page.getByRole('button', { name: '删除抬头', exact: true }).click();
  await expect(row).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a sales account keeps neither addresses nor titles, and its workspace is closed to buyers', async ({
  page,
  context,
}) => {
  await asBuyer(context, 'sales');
  for (const path of [DELIVERY, INVOICE]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('销售账号不能进行此操作，请使用采购账号');
  }
  const refused = await context.request.post('/enterprise-service/address/import', {
    multipart: {
      json: JSON.stringify({ dryRun: true }),
      file: { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('a') },
    },
  });
  expect(refused.status()).toBe(403);
  await openPage(page, '/user/sales/workspace.html');
  await expect(page.getByRole('table', { name: '我的客户' })).toBeVisible();
  await context.clearCookies();
  await asBuyer(context, 'buyer');
  const answer = await page.goto('/user/sales/workspace.html');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('不能');
});

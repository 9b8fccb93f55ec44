import { expect } from '@playwright/test';
import { asNewBuyer } from './build-company.ts';
import { openedList } from './choose-option.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

test('a press that begins on a list and ends beside it leaves the dialog and what it holds', async ({
  context,
  page,
}) => {
  await asNewBuyer(context, '管理员');
  await openPage(page, '/user/system/range.html');
  await page.getByRole('button', { name: '新增规则' }).click();
  const dialog = page.getByRole('dialog', { name: '新增可见范围规则' });
  await dialog.getByLabel('按什么选商品').selectOption('sku');
  const codes = dialog.getByRole('textbox', { name: '商品编码' });
  await codes.fill('100010');
  await dialog.getByLabel('适用对象').selectOption('department');
  await dialog.getByRole('combobox', { name: '部门' }).click();
  await openedList(page).hover();
  await page.mouse.down();
  const { x, y } = (await dialog.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x / 2, y);
  await page.mouse.up();
  // A dialog that closes takes a moment to go: what it holds must take another entry.
  await codes.fill('100010,100011');
  await expect(codes).toHaveValue('100010,100011');

  // The ground behind it still closes it.
  await page.mouse.click(x / 2, y);
  await expect(dialog).toBeHidden();
});

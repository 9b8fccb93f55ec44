import { expect, type Page } from '@playwright/test';
import { chooseOption } from './choose-option.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { asBuyer } from './shop-session.ts';
import { expectTold } from './told.ts';
import { watchPage } from './watch-page.ts';

const FLOWS = '/user/system/approval.html';

/** What is picked is looked for by name, as people do. */
const pick = (page: Page, label: string, keyword: string) =>
  chooseOption(page, page.getByRole('combobox', { name: label, exact: true }), keyword);

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('a rule is written in plain words, tried before it is saved, copied, reordered and taken away', async ({
  page,
  context,
}) => {
  await asBuyer(context, 'admin2');
  const complaints = watchPage(page);
  await openPage(page, FLOWS);
  await expect(rowOf(page, '一万元以上采购')).toContainText('金额 ≥ ¥10,000 → 部门负责人（或签） → 审批人（或签）');
  await expectAccessible(page);

  const name = `刀具采购 ${Date.now()}`;
  await page.getByRole('link', { name: '新增审批流' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '新增审批流' })).toBeVisible();
  await page.getByRole('textbox', { name: '金额下限（元）' }).fill('0');
  await page.getByRole('button', { name: '保存并启用' }).click();
  await expect(page.getByText('请填写审批流名称').first()).toBeVisible();
  await expect(page.getByText('金额要大于 0，最多两位小数').first()).toBeVisible();
  await page.getByPlaceholder('例如：大额采购').fill(name);
  await page.getByRole('textbox', { name: '金额下限（元）' }).fill('3,000');
  await page.getByRole('combobox', { name: '审批人 1' }).selectOption('role');
  await pick(page, '角色', '审批人');
  await expectAccessible(page);

  await pick(page, '申请人', '陈静');
  await page.getByRole('button', { name: '看看谁会审批' }).click();
  await expect(page.getByText('刘洋', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: '试算' }).click();
  await expect(page.getByText(/这条规则上月会拦截 \d+ 单/)).toBeVisible();

  // Leaving with something unsaved is asked about first.
  await page.getByRole('link', { name: '取消' }).click();
  await page.getByRole('button', { name: '继续填写' }).click();
  await page.getByRole('button', { name: '保存并启用' }).click();
  await expect(rowOf(page, name)).toContainText('金额 ≥ ¥3,000 → 审批人（或签）');

  await page.getByRole('button', { name: `复制 ${name}` }).click();
  await expect(rowOf(page, `${name} 副本`)).toBeVisible();
  await page.getByRole('button', { name: `调整 ${name} 副本 的顺序` }).press('ArrowUp');
  await expectTold(page, '顺序已更新');
  for (const gone of [`${name} 副本`, name]) {
    await page.getByRole('button', { name: `删除 ${gone}`, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(page.getByRole('button', { name: `删除 ${gone}`, exact: true })).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test('two people who change the same rule see both versions', async ({ page, context }) => {
  await asBuyer(context, 'admin2');
  await openPage(page, FLOWS);
  await page.getByRole('link', { name: '编辑 五百元以下免审' }).click();
  const address = page.url();
  const other = await context.newPage();
  await openPage(other, address);
  const note = `核对 ${Date.now()}`;
  await other.getByLabel('备注').fill(note);
  await other.getByRole('button', { name: '保存', exact: true }).click();
  await expect(rowOf(other, '五百元以下免审')).toContainText(note);

  await page.getByRole('textbox', { name: '金额上限（元）' }).fill('400');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '这条审批流刚被他人修改' });
  await expect(dialog).toContainText('金额 < ¥500');
  await expect(dialog).toContainText('金额 < ¥400');
  await dialog.getByRole('button', { name: '放弃我的修改' }).click();
  await expect(page.getByLabel('备注')).toHaveValue(note);
  await expect(page.getByRole('textbox', { name: '金额上限（元）' })).toHaveValue('500');
});
